import Foundation

/// What a run that was interrupted had finished.
struct FinishedPictures {
    struct Finished {
        let digest: Int
        let size: Int
        let hash: String
    }

    let header: ManifestJournal.Header
    private let pictures: [String: Finished]

    /// The journal in `folder`; nil where there is none, or it breaks off in its first line.
    ///
    /// - Throws: `ProgramFailure` for a journal of a newer version.
    init?(in folder: URL) throws {
        guard let lines = LineReader(folder.appendingPathComponent(ManifestJournal.fileName)),
            let first = lines.next()
        else { return nil }
        let decoder = ReportEncoding.decoder
        try ManifestVersion.check(first, file: ManifestJournal.fileName, in: folder)
        guard let header = try? decoder.decode(ManifestJournal.Header.self, from: first) else { return nil }
        self.header = header
        var pictures: [String: Finished] = [:]
        // The last line may be cut off.
        while let line = lines.next(), let content = try? decoder.decode(ManifestJournal.Line.self, from: line) {
            guard case .picture(let picture, let digest, let size) = content, size > 0 else { continue }
            pictures[picture.file] = Finished(digest: digest, size: size, hash: picture.hash)
        }
        self.pictures = pictures
    }

    /// The picture at `path`, if it was finished, shows the same, and its file is still there as it was.
    func finished(_ path: String, digest: Int, in folder: URL) -> Finished? {
        guard let finished = pictures[path], finished.digest == digest else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
        return attributes?[.size] as? Int == finished.size ? finished : nil
    }

    var count: Int { pictures.count }
}

/// Refuses what a newer version wrote.
enum ManifestVersion {
    private struct Version: Decodable { let version: Int }

    /// - Throws: `ProgramFailure` where `data` says that it is of a newer version.
    static func check(_ data: Data, file: String, in folder: URL) throws {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version,
            version > TimelineManifest.currentVersion
        else { return }
        throw ProgramFailure.badInput(
            "\(folder.appendingPathComponent(file).path) was written by a newer Darkroom (format \(version); this one "
                + "knows \(TimelineManifest.currentVersion)). Use that version, or another folder with --output.")
    }
}

/// Reads a file line by line.
final class LineReader {
    private let handle: FileHandle
    private var buffer = Data()

    init?(_ url: URL) {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        self.handle = handle
    }

    deinit { try? handle.close() }

    /// The next line without its end; nil after the last whole one.
    func next() -> Data? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                defer { buffer = Data(buffer[(end + 1)...]) }
                return Data(buffer[..<end])
            }
            guard let more = try? handle.read(upToCount: 1 << 16), !more.isEmpty else { return nil }
            buffer += more
        }
    }
}
