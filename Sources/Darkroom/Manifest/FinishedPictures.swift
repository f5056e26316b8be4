import Files
import Foundation

/// The finished pictures of an interrupted run.
struct FinishedPictures {
    struct Finished {
        let digest: Int
        let size: Int
        let hash: String
    }

    let header: ManifestJournal.Header
    private let pictures: [String: Finished]

    /// Returns the first line of the journal of a share of the run in `folder`; nil if there is none or it is incomplete.
    ///
    /// - Throws: `ProgramFailure` if a newer version wrote the journal.
    static func header(ofShare share: Int, in folder: URL) throws -> ManifestJournal.Header? {
        let journal = folder.appendingPathComponent(ManifestJournal.fileName(ofShare: share))
        guard let first = LineReader(journal)?.next() else { return nil }
        try FormatVersion.checkManifest(first, of: journal)
        guard let header = JournalLine.object(of: first) else { return nil }
        return try? ReportEncoding.decoder.decode(ManifestJournal.Header.self, from: header)
    }

    /// Reads this process's journal in `folder`. Returns nil if there is none or its first line is incomplete.
    ///
    /// - Throws: `ProgramFailure` if a newer version wrote the journal.
    init?(in folder: URL) throws {
        guard let header = try FinishedPictures.header(ofShare: RunShare.index, in: folder),
            let lines = LineReader(folder.appendingPathComponent(ManifestJournal.fileName))
        else { return nil }
        self.header = header
        let decoder = ReportEncoding.decoder
        var pictures: [String: Finished] = [:]
        while let line = lines.next() {
            // The last line of an interrupted run may be incomplete, and the lines of a resumed run start with another
            // header.
            guard let object = JournalLine.object(of: line),
                case .picture(let picture, let digest, let size)? = try? decoder.decode(ManifestJournal.Line.self, from: object),
                size > 0, RelativePath.isInside(picture.file)
            else { continue }
            pictures[picture.file] = Finished(digest: digest, size: size, hash: picture.hash)
        }
        self.pictures = pictures
    }

    /// Returns the picture at `path` if it is finished, has the same digest, and its file still has the same size.
    func finished(_ path: String, digest: Int, in folder: URL) -> Finished? {
        guard let finished = pictures[path], finished.digest == digest else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
        return attributes?[.size] as? Int == finished.size ? finished : nil
    }

    /// The paths of the pictures' files.
    var files: [String] { Array(pictures.keys) }
}
