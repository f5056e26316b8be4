import CairoGraphics
import Files
import Foundation
import Processes
import Synchronization

/// The manifest of a running timeline. It has a line for each finished picture and reload, so that an interrupted run can be
/// resumed.
///
/// Pictures finish in any order, and their lines are written in order. Memory does not grow with the length of the run. A
/// resumed run adds a header and its own lines, so it can be interrupted again.
final class ManifestJournal: Sendable {
    /// The name of this process's journal.
    static var fileName: String { fileName(ofShare: RunShare.index) }

    /// The name of the journal of a share of the run.
    static func fileName(ofShare index: Int) -> String {
        index == 0 ? "manifest.partial.jsonl" : "manifest.partial-\(index + 1).jsonl"
    }

    /// The first line of a run, which identifies it.
    struct Header: Codable, Equatable, Sendable {
        var version = TimelineManifest.currentVersion
        /// The identity of the run. A run with another identity starts again.
        var identity: String
        /// The present date of the run.
        var now: Date
        var run: TimelineManifest.Run
    }

    /// A line after the header.
    enum Line: Codable {
        case reload(TimelineManifest.Reload)
        /// The digest is that of the display list. The size is that of the file in bytes, or zero if the file belongs to
        /// an earlier picture.
        case picture(TimelineManifest.Frame, digest: Int, size: Int)
    }

    private struct State {
        var file: FileHandle?
        /// Lines that wait for earlier ones, by turn.
        var waiting: [Int: () -> Line] = [:]
        /// The turn of the next line.
        var following = 0
        /// The number of pictures written.
        var written = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    /// The first error. It has a mutex of its own, so that `check` does not wait until a line is written.
    private let failure = Mutex<(any Error)?>(nil)
    private let header: Header
    private let writer: FileWriter
    private let continues: Bool
    private let encoder = ReportEncoding.lineEncoder

    /// Creates a journal. With its first line, it replaces an existing journal.
    ///
    /// - Parameter continues: whether the existing journal is of the same run. Then it is kept and continued.
    init(header: Header, writer: FileWriter, continues: Bool = false) {
        (self.header, self.writer, self.continues) = (header, writer, continues)
    }

    /// The number of pictures written.
    var count: Int { state.withLock { $0.written } }

    /// Writes a line in its turn.
    ///
    /// - Parameters:
    ///   - turn: the index of the line. Indices start at zero and have no gaps.
    ///   - line: returns the line. It is called when all earlier lines are written.
    func add(at turn: Int, _ line: @escaping () -> Line) {
        state.withLock { state in
            state.waiting[turn] = line
            while let line = state.waiting.removeValue(forKey: state.following) {
                write(line(), &state)
                state.following += 1
            }
        }
    }

    /// Throws the first error.
    ///
    /// - Throws: `ProgramFailure` if a line cannot be written.
    func check() throws {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    /// Closes the journal of a complete run. The file exists then, even if it has no lines.
    ///
    /// - Throws: `ProgramFailure` if a line cannot be written.
    func finish() throws {
        try state.withLock { state in
            try check()
            state.isClosed = true
            do { try open(&state).close() } catch { throw named(error) }
        }
    }

    /// Closes the journal of a run that ends early. Later lines are not written.
    ///
    /// Pictures that wait for earlier ones have their files already. Their lines are written too, so that the next run
    /// takes these files over or removes them.
    func close() {
        state.withLock { state in
            for (_, line) in state.waiting.sorted(by: { $0.key < $1.key }) {
                if case let line = line(), case .picture(_, _, let size) = line, size > 0 { write(line, &state) }
            }
            state.waiting = [:]
            try? state.file?.close()
            state.isClosed = true
        }
    }

    private func write(_ line: Line, _ state: inout State) {
        guard failure.withLock({ $0 == nil }), !state.isClosed else { return }
        do {
            try WritingFault.step()
            try open(&state).write(contentsOf: JournalLine.summed(json(of: line)))
            if case .picture = line { state.written += 1 }
        } catch {
            let named = named(error)
            failure.withLock { $0 = named }
        }
    }

    private func json(of line: Line) throws -> Data {
        switch line {
        case .picture(let frame, let digest, let size): try LineJSON.picture(frame, digest: digest, size: size)
        case .reload: try encoder.encode(line)
        }
    }

    private func named(_ error: any Error) -> ProgramFailure {
        error as? ProgramFailure ?? FileWriter.failure(url, FileWriter.reason(of: error))
    }

    private var url: URL { writer.folder.appendingPathComponent(ManifestJournal.fileName) }

    private func open(_ state: inout State) throws -> FileHandle {
        if let file = state.file { return file }
        let first = JournalLine.summed(try encoder.encode(header))
        if !continues { try writer.write(first, to: ManifestJournal.fileName) }
        let file = try FileHandle(forWritingTo: url)
        try file.seekToEnd()
        // The last existing line may be incomplete.
        if continues { try file.write(contentsOf: Data("\n".utf8) + first) }
        state.file = file
        return file
    }
}
