import Foundation

/// A plugin of Tuist's that lies in the repository: a module that the project's descriptions can import.
struct TuistPlugin {
    let name: String
    let sources: [URL]

    /// The plugins that the configuration of a folder names by their paths, in its order. Plugins from other repositories are left out.
    ///
    /// - Parameter root: the folder that has `Tuist.swift` or `Tuist/Config.swift`.
    static func plugins(of root: URL) -> [TuistPlugin] {
        let files = ["Tuist.swift", "Tuist/Config.swift", "Config.swift"].map { root.appendingPathComponent($0) }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return [] }
        return GeneratedProject.text(of: file).matches(of: #/\.local\(\s*path:\s*(?:\.(\w+)\(\s*)?"([^"]+)"/#).compactMap { match in
            // Tuist 3 takes such a path from the file itself, so that it has one more "..".
            let bases = match.output.1 == "relativeToManifest" ? [file.deletingLastPathComponent(), file] : [root]
            return bases.lazy.compactMap { base in
                TuistPlugin(base.appendingPathComponent(String(match.output.2), isDirectory: true).standardizedFileURL)
            }.first
        }
    }

    /// Nil where the folder has no plugin with sources for descriptions.
    private init?(_ folder: URL) {
        let description = GeneratedProject.text(of: folder.appendingPathComponent("Plugin.swift"))
        guard let match = description.firstMatch(of: #/\bPlugin\(\s*name:\s*"(\w+)"/#) else { return nil }
        name = String(match.output.1)
        sources = TuistPlugin.sources(below: folder.appendingPathComponent("ProjectDescriptionHelpers"))
        if sources.isEmpty { return nil }
    }

    /// The Swift files below a folder of helpers.
    static func sources(below folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
    }
}
