import Foundation

/// The resource bundles that the build puts beside a program: `<package>_<target>.resources` for each target with
/// resources.
struct ResourceBundles {
    /// All bundles in the order of their names.
    let all: [URL]

    /// Finds the bundles beside `program`. There are none if its folder cannot be read.
    init(beside program: URL) {
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        all = names.filter { $0.hasSuffix(".resources") }.sorted()
            .map { folder.appendingPathComponent($0, isDirectory: true) }
    }

    /// Returns the bundles of a target, one for each package that has a target of this name.
    func of(_ target: String) -> [URL] { all.filter { $0.lastPathComponent.hasSuffix("_\(target).resources") } }
}
