import CairoGraphics
import Foundation

/// The manifest while it grows: a line for each thing that is complete, so that a run that was interrupted can go on.
///
/// Pictures are finished in any order and written in theirs. Nothing of a run's length is kept in memory.
final class ManifestJournal: @unchecked Sendable {
    static let fileName = "manifest.partial.jsonl"

    /// The first line: which run this is.
    struct Header: Codable, Equatable, Sendable {
        var version = TimelineManifest.currentVersion
        /// What the run's pictures depend on; a run of another identity starts anew.
        var identity: String
        /// The moment that was the present of the run.
        var now: Date
        var run: TimelineManifest.Run
    }

    /// A line after the first.
    enum Line: Codable {
        case reload(TimelineManifest.Reload)
        /// The digest is of what was drawn, not of the file; the size is the file's in bytes, zero where the file is an
        /// earlier picture's.
        case picture(TimelineManifest.Picture, digest: Int, size: Int)
    }

    private let lock = NSLock()
    private let file: FileHandle
    private let encoder = ReportEncoding.lineEncoder
    private var waiting: [Int: () -> Line] = [:]
    private var following = 0
    private var failure: (any Error)?
    /// How many pictures have been written down.
    private(set) var count = 0

    /// Starts a journal, in place of any that is there.
    ///
    /// - Throws: `ProgramFailure` that names the file.
    init(header: Header, writer: PictureWriter) throws {
        try writer.write(encoder.encode(header) + Data("\n".utf8), to: ManifestJournal.fileName)
        let url = writer.folder.appendingPathComponent(ManifestJournal.fileName)
        do {
            file = try FileHandle(forWritingTo: url)
            try file.seekToEnd()
        } catch {
            throw PictureWriter.failure(url, PictureWriter.reason(of: error))
        }
    }

    /// Writes a line in its turn; `turn` counts from zero without a gap. The line is asked for when all before it are
    /// written.
    func add(at turn: Int, _ line: @escaping () -> Line) {
        lock.lock()
        defer { lock.unlock() }
        waiting[turn] = line
        while let line = waiting.removeValue(forKey: following) {
            write(line())
            following += 1
        }
    }

    /// Closes the journal.
    ///
    /// - Throws: what kept a line from being written.
    func close() throws {
        lock.lock()
        defer { lock.unlock() }
        try? file.close()
        if let failure { throw failure }
    }

    private func write(_ line: Line) {
        guard failure == nil else { return }
        do {
            try file.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
            if case .picture = line { count += 1 }
        } catch {
            failure = error
        }
    }
}
