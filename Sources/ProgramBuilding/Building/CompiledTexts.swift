import Files
import Foundation

/// Remembers the texts that the compiler read last, by their hashes.
///
/// The compiler tells changed files by the time of their last change, in whole seconds. Two edits within one second are one
/// for it, and it knows nothing of texts that stand for the user's files.
struct CompiledTexts {
    /// The folder of a module's intermediate files.
    let folder: URL

    private var list: URL { folder.appendingPathComponent("texts") }

    /// Whether nothing has been compiled yet.
    var isEmpty: Bool { !FileManager.default.fileExists(atPath: list.path) }

    /// Remembers other texts.
    ///
    /// - Parameter texts: the texts that the compiler reads next, by the paths of their files.
    /// - Returns: the paths of the files whose texts are not the remembered ones, sorted.
    /// - Throws: `ProgramFailure` where the folder cannot be written.
    func replace(with texts: [String: Data]) throws -> [String] {
        // A line for each file.
        let lines = texts.sorted { $0.key < $1.key }.map { path, text in "\(ContentHash.sha256(text)) \(path)" }
        let known = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        guard lines != known else { return [] }
        try FileWriter(cache: folder).write(Data(lines.joined(separator: "\n").utf8), to: list.lastPathComponent)
        return Set(Set(lines).symmetricDifference(known).map { String($0.drop { $0 != " " }.dropFirst()) }).sorted()
    }
}
