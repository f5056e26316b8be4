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

    /// Reads the journal of a share of the run in `folder`. Returns nil if there is none or its first line is incomplete.
    ///
    /// - Throws: `ProgramFailure` if a newer version wrote the journal.
    init?(in folder: URL, share: Int = RunShare.index) throws {
        let journal = folder.appendingPathComponent(ManifestJournal.fileName(ofShare: share))
        guard let lines = LineReader(journal),
            let first = lines.next()
        else { return nil }
        let decoder = ReportEncoding.decoder
        try FormatVersion.checkManifest(first, of: journal)
        guard let header = try? decoder.decode(ManifestJournal.Header.self, from: first) else { return nil }
        self.header = header
        var pictures: [String: Finished] = [:]
        while let line = lines.next() {
            // The last line of an interrupted run may be incomplete, and the lines of a resumed run start with another
            // header.
            guard case .picture(let picture, let digest, let size)? = try? decoder.decode(
                ManifestJournal.Line.self, from: line), size > 0
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
