import Files
import Foundation
import Processes

/// Makes the compiler read other texts in the place of the user's own files.
struct SourceOverlay {
    /// The arguments for the compiler; none where no source changes.
    let arguments: [String]

    /// - Parameter texts: the texts by the paths of the files that they stand for.
    /// - Throws: `ProgramFailure` where `folder` cannot be written.
    init(of texts: [String: Data], in folder: URL) throws {
        struct Entry: Encodable {
            let name: String
            var type = "file"
            var externalContents: String?
            var contents: [Entry]?

            enum CodingKeys: String, CodingKey {
                case name, type, contents
                case externalContents = "external-contents"
            }
        }
        struct Overlay: Encodable {
            var version = 0
            var caseSensitive = "true"
            /// False, so that the compiler's messages name the user's files.
            var useExternalNames = false
            let roots: [Entry]

            enum CodingKeys: String, CodingKey {
                case version, roots
                case caseSensitive = "case-sensitive"
                case useExternalNames = "use-external-names"
            }
        }
        guard !texts.isEmpty else {
            arguments = []
            return
        }
        let writer = try FileWriter(cache: folder)
        var entries: [Entry] = []
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let source = URL(fileURLWithPath: path)
            let name = ContentHash.sha256(Data(path.utf8)) + ".swift"
            try writer.writeIfChanged(text, to: name)
            entries.append(
                Entry(
                    name: source.deletingLastPathComponent().path, type: "directory",
                    contents: [Entry(name: source.lastPathComponent, externalContents: folder.appendingPathComponent(name).path)]))
        }
        let overlay = folder.appendingPathComponent("overlay.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try writer.write(encoder.encode(Overlay(roots: entries)), to: overlay.lastPathComponent)
        arguments = ["-vfsoverlay", overlay.path]
    }
}
