import CairoGraphics
import Files
import Foundation

/// Identifies a run, so that it can resume an interrupted run with the same pictures.
enum RunIdentity {
    /// Options that do not affect the pictures.
    private static let neutralFlags: Set<String> = ["--quiet", "--json", "--strict"]
    private static let neutralOptions: Set<String> = ["--output", "-o", "--jobs"]

    /// Returns the arguments without those that do not affect the pictures.
    static func significant(_ arguments: [String]) -> [String] {
        zip(arguments, [""] + arguments).compactMap { argument, before in
            let name = argument.split(separator: "=").first.map(String.init) ?? ""
            let isNeutral = neutralFlags.contains(argument) || neutralOptions.contains(name)
                || neutralOptions.contains(before)
            return isNeutral ? nil : argument
        }
    }

    /// Returns a digest of the program, its resources and its arguments.
    static func current() -> String {
        let arguments = significant(Array(CommandLine.arguments.dropFirst()))
        var parts = arguments
        // Options name fixtures, defaults and assets, either alone or after "=".
        for argument in arguments {
            let path = argument.split(separator: "=").last.map(String.init) ?? ""
            guard path.contains("/") || path.contains(".") else { continue }
            parts += fingerprint(of: URL(fileURLWithPath: path))
        }
        for url in [Bundle.main.executableURL, ExtensionFolder.locate()].compactMap({ $0 }) {
            parts += fingerprint(of: url)
        }
        return ContentHash.sha256(Data(parts.joined(separator: "\u{0}").utf8))
    }

    /// Returns the names, sizes and dates of a file or of all files in a folder.
    private static func fingerprint(of url: URL) -> [String] {
        let names = [""] + (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
        return names.map { name in
            var status = stat()
            let path = name.isEmpty ? url.path : url.appendingPathComponent(name).path
            guard stat(path, &status) == 0 else { return name }
            return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        }
    }
}
