import Files
import Foundation

/// Whether a library is compiled in one piece, and what it was compiled from.
///
/// One process that compiles a module as a whole takes half the work of several that compile a part of it each, because each
/// of these reads and checks most of the module. But it compiles everything again after each change. So libraries of packages,
/// which nobody edits, are compiled as a whole, and the user's own the first time.
struct WholeModule {
    private let folder: URL
    /// Whether the next compilation is one of the whole module.
    let isUsed: Bool

    private var record: URL { folder.appendingPathComponent(WholeModule.fileName) }
    private static let fileName = "whole"
    /// The record of a library that has been compiled in parts, so that only changed files are compiled again.
    private static let inParts = "in parts"

    /// - Parameters:
    ///   - folder: the folder of the module's intermediate files.
    ///   - isThirdParty: whether the module belongs to a package that others keep.
    init(folder: URL, isThirdParty: Bool) {
        self.folder = folder
        let record = folder.appendingPathComponent(WholeModule.fileName)
        isUsed = isThirdParty || !FileManager.default.fileExists(atPath: record.path)
    }

    /// Whether a module with a folder of intermediate files has been compiled.
    static func isKnown(in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(fileName).path)
    }

    /// A text that changes with everything that a module is compiled from.
    static func identity(of texts: [String: Data], generated: [URL], arguments: [String], stamp: String) -> String {
        var lines = arguments + [stamp]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) { lines.append("\(path) \(ContentHash.sha256(text))") }
        for file in generated {
            lines.append("\(file.path) \(ContentHash.sha256(FileManager.default.contents(atPath: file.path) ?? Data()))")
        }
        return ContentHash.sha256(Data(lines.joined(separator: "\n").utf8))
    }

    /// Whether the module was compiled as a whole from the same, and all that was made is still there.
    func isMade(from identity: String, products: [URL]) -> Bool {
        (try? String(contentsOf: record, encoding: .utf8)) == identity
            && products.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Forgets what the module was compiled from, before it is compiled again.
    ///
    /// - Throws: `ProgramFailure` where the folder cannot be written.
    func begin() throws {
        unlink(record.path)
        if !isUsed { try FileWriter(cache: folder).write(Data(WholeModule.inParts.utf8), to: WholeModule.fileName) }
    }

    /// Remembers what the module has been compiled from.
    ///
    /// - Throws: `ProgramFailure` where the folder cannot be written.
    func keep(_ identity: String) throws {
        if isUsed { try FileWriter(cache: folder).write(Data(identity.utf8), to: WholeModule.fileName) }
    }
}
