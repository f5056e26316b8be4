import Foundation

/// `manifest.json` of a finished run.
enum ManifestFile {
    static let name = "manifest.json"

    /// Makes the manifest of the journal's lines, one reload or picture a line, and removes the journal.
    ///
    /// - Parameter extras: what was made of the pictures.
    /// - Throws: `ProgramFailure` that names the file.
    static func finish(with writer: PictureWriter, extras: TimelineManifest.Extras = .init()) throws {
        let journal = writer.folder.appendingPathComponent(ManifestJournal.fileName)
        try writer.write(to: name) { file in
            try write(into: file, from: journal, extras: extras)
        }
        unlink(journal.path)
    }

    /// The files that a manifest in `folder` names; none where there is no manifest.
    ///
    /// - Throws: `ProgramFailure` for a manifest of a newer version.
    static func files(in folder: URL) throws -> Set<String> {
        struct Files: Decodable {
            struct Named: Decodable { let file: String }
            let pictures: [Named]
            let animations: [Named]?
            let contactSheet: Named?
        }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return [] }
        try ManifestVersion.check(data, file: name, in: folder)
        guard let files = try? JSONDecoder().decode(Files.self, from: data) else { return [] }
        let all = files.pictures + (files.animations ?? []) + [files.contactSheet].compactMap { $0 }
        return Set(all.map(\.file))
    }

    private static func write(
        into file: FileHandle, from journal: URL, extras: TimelineManifest.Extras
    ) throws {
        let encoder = ReportEncoding.lineEncoder
        let decoder = ReportEncoding.decoder
        func put(_ text: String) throws { try file.write(contentsOf: Data(text.utf8)) }

        guard let lines = LineReader(journal), let first = lines.next() else { throw CocoaError(.fileReadCorruptFile) }
        let header = try decoder.decode(ManifestJournal.Header.self, from: first)
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        try put("{\n\"version\": \(TimelineManifest.currentVersion),\n\"run\": \(try text(header.run))")
        if let animations = extras.animations {
            try put(",\n\"animations\": [\n\(try animations.map(text).joined(separator: ",\n"))\n]")
        }
        if let sheet = extras.contactSheet { try put(",\n\"contactSheet\": \(try text(sheet))") }
        for (name, isReload) in [("reloads", true), ("pictures", false)] {
            try put(",\n\"\(name)\": [")
            guard let lines = LineReader(journal), lines.next() != nil else { break }
            var separator = "\n"
            while let line = lines.next() {
                let element: Data
                switch try decoder.decode(ManifestJournal.Line.self, from: line) {
                case .reload(let reload) where isReload: element = try encoder.encode(reload)
                case .picture(let picture, _, _) where !isReload: element = try encoder.encode(picture)
                default: continue
                }
                try put(separator)
                try file.write(contentsOf: element)
                separator = ",\n"
            }
            try put("\n]")
        }
        try put("\n}\n")
    }
}
