import Files
import Foundation
import FoundationSupplement

/// The `manifest.json` of a finished run. It has a line for each reload and picture, so it is written and read line by
/// line.
package enum ManifestFile {
    static let name = "manifest.json"

    /// Writes the manifest with the lines of the journals of all shares, and removes the journals.
    ///
    /// - Parameters:
    ///   - extras: the animations and the contact sheet.
    ///   - warnings: the warnings of the run; nil if there are none.
    ///   - shares: the number of the run's shares.
    /// - Throws: `ProgramFailure` if the manifest cannot be written.
    static func finish(
        with writer: FileWriter, extras: TimelineManifest.Extras = .init(), warnings: [RunWarning]? = nil, shares: Int = 1
    ) throws {
        // A share whose process has failed may have none.
        let journals = (0..<shares).map { writer.folder.appendingPathComponent(ManifestJournal.fileName(ofShare: $0)) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        guard !journals.isEmpty else { throw CocoaError(.fileReadNoSuchFile) }
        try writer.write(to: name) { file in
            try write(into: file, from: journals, extras: extras, warnings: warnings)
        }
        for journal in journals { unlink(journal.path) }
    }

    /// Checks the version of the manifest in `folder`, if there is one.
    ///
    /// - Throws: `ProgramFailure` if a newer version wrote it.
    package static func checkVersion(in folder: URL) throws {
        let url = folder.appendingPathComponent(name)
        guard let data = versionLine(LineReader(url)) ?? (try? Data(contentsOf: url)) else { return }
        try FormatVersion.checkManifest(data, of: url)
    }

    /// Calls `body` with each file that the manifest in `folder` names.
    package static func forEachFile(in folder: URL, _ body: (String) -> Void) {
        struct Named: Decodable {
            let file: String
            /// The pages of a contact sheet, the first of which is `file`.
            let pages: [Named]?

            var files: [String] { pages.map { $0.map(\.file) } ?? [file] }
        }
        struct Files: Decodable {
            let pictures: [Named]
            let animations: [Named]?
            let contactSheet: Named?
        }
        let sheet = Data("\"contactSheet\": ".utf8)
        let url = folder.appendingPathComponent(name)
        let lines = LineReader(url)
        let decoder = JSONDecoder()
        guard versionLine(lines) != nil else {
            // Another program has changed the line breaks.
            guard let data = try? Data(contentsOf: url), let files = try? decoder.decode(Files.self, from: data)
            else { return }
            let all = files.pictures + (files.animations ?? []) + [files.contactSheet].compactMap { $0 }
            return all.flatMap(\.files).forEach(body)
        }
        while var line = lines?.next() {
            if line.last == UInt8(ascii: ",") { line.removeLast() }
            if line.starts(with: sheet) { line.removeFirst(sheet.count) }
            if let named = try? decoder.decode(Named.self, from: line) { named.files.forEach(body) }
        }
    }

    /// Returns the line with the version as an object, or nil if the manifest does not have the expected lines.
    private static func versionLine(_ lines: LineReader?) -> Data? {
        guard let lines, lines.next() == Data("{".utf8), var line = lines.next(), line.starts(with: Data("\"version\"".utf8)),
            line.popLast() == UInt8(ascii: ",")
        else { return nil }
        return Data("{".utf8) + line + Data("}".utf8)
    }

    private static func write(
        into file: FileHandle, from journals: [URL], extras: TimelineManifest.Extras, warnings: [RunWarning]?
    ) throws {
        let encoder = ReportEncoding.lineEncoder
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        let headers = try journals.map(lastHeader)
        var head = "{\n\"version\": \(TimelineManifest.currentVersion),\n\"run\": \(try text(headers[0].content.run))"
        if let animations = extras.animations {
            head += ",\n\"animations\": [\n\(try animations.map(text).joined(separator: ",\n"))\n]"
        }
        if let sheet = extras.contactSheet { head += ",\n\"contactSheet\": \(try text(sheet))" }
        if let warnings {
            head += ",\n\"warnings\": [\n\(try warnings.map(text).joined(separator: ",\n"))\n]"
        }
        var buffer = Data(head.utf8)
        for (name, kind) in [("reloads", JournalLine.Kind.reload), ("pictures", .picture)] {
            buffer += Data(",\n\"\(name)\": [".utf8)
            var separator = Data("\n".utf8)
            for (journal, header) in zip(journals, headers) {
                guard let lines = LineReader(journal) else { throw CocoaError(.fileReadNoSuchFile) }
                var index = 0
                while let line = lines.next() {
                    defer { index += 1 }
                    guard index > header.index, let object = JournalLine.object(of: line),
                        let element = JournalLine.content(of: object, kind)
                    else { continue }
                    buffer += separator + element
                    separator = Data(",\n".utf8)
                    if buffer.count > 1 << 16 {
                        try file.write(contentsOf: buffer)
                        buffer.removeAll(keepingCapacity: true)
                    }
                }
            }
            buffer += Data("\n]".utf8)
        }
        try file.write(contentsOf: buffer + Data("\n}\n".utf8))
    }

    /// Returns the last header and the index of its line. The lines of the completed run follow it.
    private static func lastHeader(of journal: URL) throws -> (index: Int, content: ManifestJournal.Header) {
        guard let lines = LineReader(journal) else { throw CocoaError(.fileReadNoSuchFile) }
        var (index, last) = (0, (index: 0, line: Data()))
        while let line = lines.next() {
            if let object = JournalLine.object(of: line), JournalLine.isHeader(object) { last = (index, object) }
            index += 1
        }
        return (last.index, try ReportEncoding.decoder.decode(ManifestJournal.Header.self, from: last.line))
    }
}
