import Files
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
        try FormatVersion.checkManifest(first, of: folder.appendingPathComponent(ManifestJournal.fileName))
        guard let header = try? decoder.decode(ManifestJournal.Header.self, from: first) else { return nil }
        self.header = header
        var pictures: [String: Finished] = [:]
        while let line = lines.next() {
            // Lines may be cut off where a run was ended, and those of runs that went on begin with another header.
            guard case .picture(let picture, let digest, let size)? = try? decoder.decode(
                ManifestJournal.Line.self, from: line), size > 0
            else { continue }
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

    /// The paths of the pictures' files.
    var files: [String] { Array(pictures.keys) }
}
