import Foundation

/// The resource bundles that the build puts beside a program: `<package>_<target>.resources` for each target with some.
struct ResourceBundles {
    /// All of them, in the order of their names.
    let all: [URL]

    /// Those beside `program`, the folder of which may be none that can be read.
    init(beside program: URL) {
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        all = names.filter { $0.hasSuffix(".resources") }.sorted()
            .map { folder.appendingPathComponent($0, isDirectory: true) }
    }

    /// Those of a target, one a package.
    func of(_ target: String) -> [URL] { all.filter { $0.lastPathComponent.hasSuffix("_\(target).resources") } }
}
