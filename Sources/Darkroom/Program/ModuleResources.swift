import Foundation

/// The resource bundles of the modules that a test uses, which the build puts beside the test's program.
package enum ModuleResources {
    /// Returns the resource bundles `<package>_<module>.resources` of the modules in the name of `type`, in that order, and
    /// of the test's module. If these modules have none, returns all bundles in the order of their names.
    package static func folders(
        of type: Any.Type, testModule: String, beside program: URL? = Bundle.main.executableURL
    ) -> [URL] {
        guard let program = program?.resolvingSymlinksInPath() else { return [] }
        let bundles = ResourceBundles(beside: program)
        let own = (modules(in: String(reflecting: type)) + [testModule]).uniqued().flatMap(bundles.of)
        return own.isEmpty ? bundles.all : own
    }

    /// Returns the first part of each dotted name: SwiftUI and Todo for `SwiftUI.ModifiedContent<Todo.Row, …>`.
    private static func modules(in name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { path in
            path.contains(".") ? path.split(separator: ".").first.map(String.init) : nil
        }
    }
}

extension Sequence where Element: Hashable {
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
