import Foundation

/// The resources of the modules that a test draws from, as the build puts them beside the test's program.
package enum ModuleResources {
    /// Of each module that `type`'s name tells, in that order, then of the test's own, the resource bundles
    /// `<package>_<module>.resources` that there are; where these modules have none, all bundles in the order of their names.
    package static func folders(
        of type: Any.Type, testModule: String, beside program: URL? = Bundle.main.executableURL
    ) -> [URL] {
        guard let program = program?.resolvingSymlinksInPath() else { return [] }
        let bundles = ResourceBundles(beside: program)
        let own = (modules(in: String(reflecting: type)) + [testModule]).uniqued().flatMap(bundles.of)
        return own.isEmpty ? bundles.all : own
    }

    /// The first part of each dotted name: of `SwiftUI.ModifiedContent<Todo.Row, …>`, SwiftUI and Todo.
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
