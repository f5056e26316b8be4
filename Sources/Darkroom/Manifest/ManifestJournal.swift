import CairoGraphics
import Files
import Foundation
import Processes

/// The manifest while it grows: a line for each thing that is complete, so that a run that was interrupted can go on.
///
/// Pictures are finished in any order and written in theirs. Nothing of a run's length is kept in memory. A run that
/// goes on adds a header and its lines to those that are there, so that it may be interrupted in its turn.
// What changes is touched with one of the two locks held.
final class ManifestJournal: @unchecked Sendable {
    static let fileName = "manifest.partial.jsonl"

    /// The first line of a run: which it is.
    struct Header: Codable, Equatable, Sendable {
        var version = TimelineManifest.currentVersion
        /// What the run's pictures depend on; a run of another identity starts anew.
        var identity: String
        /// The moment that was the present of the run.
        var now: Date
        var run: TimelineManifest.Run
    }

    /// A line after the header.
    enum Line: Codable {
        case reload(TimelineManifest.Reload)
        /// The digest is of what was drawn, not of the file; the size is the file's in bytes, zero where the file is an
        /// earlier picture's.
        case picture(TimelineManifest.Frame, digest: Int, size: Int)
    }

    private let lock = NSLock()
    private let header: Header
    private let writer: FileWriter
    private let continues: Bool
    private var file: FileHandle?
    private let encoder = ReportEncoding.lineEncoder
    private var waiting: [Int: () -> Line] = [:]
    private var following = 0
    private var written = 0
    private var failure: (any Error)? {
        get { failureLock.withLock { latestFailure } }
        set { failureLock.withLock { latestFailure = newValue } }
    }
    private var latestFailure: (any Error)?
    /// Asking whether something failed does not wait for a line to be written.
    private let failureLock = NSLock()
    private var isClosed = false

    /// A journal that takes the place of any that is there, as soon as it has a line to tell.
    ///
    /// - Parameter continues: whether the one that is there is of the same run, and is kept.
    init(header: Header, writer: FileWriter, continues: Bool = false) {
        (self.header, self.writer, self.continues) = (header, writer, continues)
    }

    /// How many pictures have been written down.
    var count: Int { lock.withLock { written } }

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

    /// - Throws: `ProgramFailure` that tells what kept a line from being written.
    func check() throws {
        if let failure { throw failure }
    }

    /// Closes the journal of a run that is complete; it is there then even if it has nothing to tell.
    ///
    /// - Throws: `ProgramFailure` that tells what kept a line from being written.
    func finish() throws {
        try lock.withLock {
            if let failure { throw failure }
            isClosed = true
            do { try open().close() } catch { throw named(error) }
        }
    }

    /// Closes the journal of a run that ends early; what comes later is not written.
    func close() {
        lock.withLock {
            try? file?.close()
            isClosed = true
        }
    }

    private func write(_ line: Line) {
        guard failure == nil, !isClosed else { return }
        do {
            try open().write(contentsOf: encoder.encode(line) + Data("\n".utf8))
            if case .picture = line { written += 1 }
        } catch {
            failure = named(error)
        }
    }

    private func named(_ error: any Error) -> ProgramFailure {
        error as? ProgramFailure ?? FileWriter.failure(url, FileWriter.reason(of: error))
    }

    private var url: URL { writer.folder.appendingPathComponent(ManifestJournal.fileName) }

    private func open() throws -> FileHandle {
        if let file { return file }
        let first = try encoder.encode(header) + Data("\n".utf8)
        if !continues { try writer.write(first, to: ManifestJournal.fileName) }
        let file = try FileHandle(forWritingTo: url)
        try file.seekToEnd()
        // The last line that is there may be cut off.
        if continues { try file.write(contentsOf: Data("\n".utf8) + first) }
        self.file = file
        return file
    }
}
