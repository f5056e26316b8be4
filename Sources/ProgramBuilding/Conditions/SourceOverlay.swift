import CairoGraphics
import Foundation

/// Shows the compiler the answered sources in the place of the user's own files.
struct SourceOverlay {
    /// The compiler's arguments; none where no source asks.
    let arguments: [String]

    /// - Throws: `ToolFailure` where a source cannot be read or `folder` cannot be written.
    init(of sources: [URL], platform: Platform, in folder: URL) throws {
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
        struct File: Encodable {
            var version = 0
            var caseSensitive = "true"
            /// The compiler's messages name the user's files.
            var useExternalNames = false
            let roots: [Entry]

            enum CodingKeys: String, CodingKey {
                case version, roots
                case caseSensitive = "case-sensitive"
                case useExternalNames = "use-external-names"
            }
        }
        let conditions = PlatformConditions(platform: platform)
        var entries: [Entry] = []
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source.path) else {
                throw ToolFailure("\(source.path) cannot be read. Check its rights.")
            }
            guard let answered = conditions.answered(data) else { continue }
            try ProgramCache.makeFolder(folder)
            let file = folder.appendingPathComponent(ContentHash.sha256(Data(source.path.utf8)) + ".swift")
            if FileManager.default.contents(atPath: file.path) != answered { try ProgramCache.write(answered, to: file) }
            entries.append(
                Entry(
                    name: source.deletingLastPathComponent().path, type: "directory",
                    contents: [Entry(name: source.lastPathComponent, externalContents: file.path)]))
        }
        guard !entries.isEmpty else {
            arguments = []
            return
        }
        let overlay = folder.appendingPathComponent("overlay.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try ProgramCache.write(encoder.encode(File(roots: entries)), to: overlay)
        arguments = ["-vfsoverlay", overlay.path]
    }
}
