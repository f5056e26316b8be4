import Files
import Foundation

/// Comments in sources that say which findings are meant:
///
///     // darkroom:ignore text.truncated
///     Text(title).lineLimit(1)
///
/// A comment holds for its own line and for the line below it, `darkroom:ignore-file` at the top of a file for the whole file.
/// Several rules or groups are separated by commas.
package struct IgnoreComments {
    /// The names of a file's comments.
    private struct File {
        var whole: [String] = []
        var lines: [Int: [String]] = [:]
    }

    /// A name that no rule has, and where it stands.
    package struct Misspelling: Equatable, Sendable {
        package let name: String
        package let place: SourceLocation
    }

    private let read: (String) -> String?
    private var files: [String: File] = [:]
    /// The names that no rule has.
    package private(set) var misspellings: [Misspelling] = []

    /// Creates a reader.
    ///
    /// - Parameter read: returns the text of a source file; nil if it cannot be read.
    package init(read: @escaping (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) { self.read = read }

    /// Returns whether a comment says that a finding is meant. A file is read for its first finding.
    package mutating func cover(_ finding: Finding) -> Bool {
        guard let place = finding.place else { return false }
        let file = file(place.path)
        func covers(_ names: [String]?) -> Bool {
            names?.contains { $0 == finding.rule || finding.rule.hasPrefix($0 + ".") } ?? false
        }
        return covers(file.whole) || place.line.map { covers(file.lines[$0]) || covers(file.lines[$0 - 1]) } ?? false
    }

    private mutating func file(_ path: String) -> File {
        if let known = files[path] { return known }
        var file = File()
        var isTop = true
        let lines = read(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        for (index, line) in lines.enumerated() {
            let start = line.trimmingCharacters(in: .whitespaces)
            isTop = isTop && (start.isEmpty || ["//", "/*", "*"].contains(where: start.hasPrefix))
            guard let match = line.firstMatch(of: /\/\/.*?darkroom:ignore(-file)?[ \t]+([a-zA-Z][\w.\-]*(?:[ \t]*,[ \t]*[a-zA-Z][\w.\-]*)*)/)
            else { continue }
            let names = match.output.2.split { ", \t".contains($0) }.map(String.init)
            for name in names where !RuleCatalog.names.contains(name) {
                misspellings.append(Misspelling(name: name, place: SourceLocation(path: path, line: index + 1)))
            }
            if match.output.1 == nil { file.lines[index + 1] = names } else if isTop { file.whole += names }
        }
        files[path] = file
        return file
    }
}
