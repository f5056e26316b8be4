import CairoGraphics
import Files
import Foundation

/// Makes the compiler read sources with resolved conditions in the place of the user's own files.
struct SourceOverlay {
    /// The arguments for the compiler; none where no source changes.
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
            /// False, so that the compiler's messages name the user's files.
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
            guard let resolved = conditions.resolved(data) else { continue }
            try ProgramCache.makeFolder(folder)
            let file = folder.appendingPathComponent(ContentHash.sha256(Data(source.path.utf8)) + ".swift")
            if FileManager.default.contents(atPath: file.path) != resolved { try ProgramCache.write(resolved, to: file) }
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
