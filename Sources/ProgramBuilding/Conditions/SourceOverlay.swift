import Files
import Foundation
import Processes

/// Makes the compiler read sources with resolved conditions in the place of the user's own files.
struct SourceOverlay {
    /// The arguments for the compiler; none where no source changes.
    let arguments: [String]

    /// - Throws: `ProgramFailure` where a source cannot be read or `folder` cannot be written.
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
                throw ProgramFailure.badInput("\(source.path) cannot be read. Check its rights.")
            }
            guard let resolved = conditions.resolved(data) else { continue }
            let name = ContentHash.sha256(Data(source.path.utf8)) + ".swift"
            try FileWriter(cache: folder).writeIfChanged(resolved, to: name)
            entries.append(
                Entry(
                    name: source.deletingLastPathComponent().path, type: "directory",
                    contents: [Entry(name: source.lastPathComponent, externalContents: folder.appendingPathComponent(name).path)]))
        }
        guard !entries.isEmpty else {
            arguments = []
            return
        }
        let overlay = folder.appendingPathComponent("overlay.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriter(cache: folder).write(encoder.encode(File(roots: entries)), to: overlay.lastPathComponent)
        arguments = ["-vfsoverlay", overlay.path]
    }
}
