import Files
import Foundation
import Processes

/// The command line of `scene`, which can name its files before the options: `scene App.yml`.
package enum SceneArguments {
    /// Returns the arguments with `--file` before each file that stands before the options. Those of other commands stay.
    package static func spelledOut(_ arguments: [String]) -> [String] {
        guard arguments.first == "scene" else { return arguments }
        let words = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
        let files = words.filter(isSceneFile)
        let sources = words.filter { !isSceneFile($0) }
        return ["scene"] + sources + files.flatMap { ["--file", $0] } + arguments.dropFirst(1 + words.count)
    }

    private static func isSceneFile(_ word: String) -> Bool {
        ["yml", "yaml"].contains((word as NSString).pathExtension.lowercased())
    }

    /// Returns the paths of the sources that the files in the arguments name, each once.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be read, or names no sources.
    package static func sources(in arguments: [String]) throws -> [String] {
        var sources: [String] = []
        for (word, next) in zip(arguments, arguments.dropFirst() + [""]) {
            let path = word == "--file" ? next : word.hasPrefix("--file=") ? String(word.dropFirst("--file=".count)) : nil
            guard let path, !path.isEmpty else { continue }
            for source in try SceneArguments.sources(of: path) where !sources.contains(source) { sources.append(source) }
        }
        return sources
    }

    private static func sources(of path: String) throws -> [String] {
        let scene = try SceneFile.values(of: path) as? [String: Any]
        let named = (scene?["sources"] as? [Any]) ?? scene?["sources"].map { [$0] } ?? []
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let sources = named.compactMap { $0 as? String }.map { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL.path }
        guard !sources.isEmpty else {
            throw ProgramFailure.badInput(
                "\(path), sources: it names none. Name the folder of the widgets there, relative to the file, or before the options: "
                    + "scene <folder> --file \(path).")
        }
        return sources
    }
}
