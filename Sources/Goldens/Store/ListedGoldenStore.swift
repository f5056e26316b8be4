import Files
import Foundation

/// The list of a golden folder while it is being changed, on any thread.
// What changes is touched with `lock` held alone.
final class GoldenLedger: @unchecked Sendable {
    private let lock = NSLock()
    private var archive: GoldenArchive
    private let writer: FileWriter
    /// How many goldens were written.
    private var count = 0

    init(_ archive: GoldenArchive, writer: FileWriter) { (self.archive, self.writer) = (archive, writer) }

    /// The list as it is now.
    var current: GoldenArchive { lock.withLock { archive } }
    /// How many goldens were written.
    var written: Int { lock.withLock { count } }

    /// Writes a golden's file, then notes it.
    ///
    /// - Throws: `ProgramFailure` that names the file; what was there is there still.
    func record(_ data: Data, as line: GoldenLine) throws {
        try writer.write(data, to: GoldenArchive.path(of: line.name))
        lock.withLock {
            archive.goldens[line.name] = line
            count += 1
        }
    }

    /// Makes sure that a golden's file may be replaced or removed.
    ///
    /// - Throws: `ProgramFailure` that names a file that is read-only.
    func checkReplaceable(_ name: String) throws { try writer.checkReplaceable(GoldenArchive.path(of: name)) }

    /// Notes what is known of a golden whose file stays as it is.
    func note(_ line: GoldenLine) { lock.withLock { archive.goldens[line.name] = line } }

    /// Writes where a golden's views are, unless that is what the file says already.
    ///
    /// - Throws: `ProgramFailure` that names the file.
    func record(_ layout: Data, of name: String) throws {
        let path = GoldenArchive.layoutPath(of: name)
        if FileManager.default.contents(atPath: writer.folder.appendingPathComponent(path).path) == layout { return }
        try writer.write(layout, to: path)
    }

    func setEnvironment(_ environment: GoldenEnvironment) { lock.withLock { archive.environment = environment } }

    /// Writes the list.
    ///
    /// - Throws: `ProgramFailure` that names the file; the old list is there still.
    func save() throws { try lock.withLock { try archive.write(with: writer) } }

    /// Writes the list for the last time; nothing more is changed or asked after it, for the program is about to end.
    ///
    /// - Returns: how many goldens were written.
    /// - Throws: `ProgramFailure` that names the file; the old list is there still.
    func close() throws -> Int {
        lock.lock()
        try archive.write(with: writer)
        return count
    }

    /// Takes goldens off the list, and then their files away.
    ///
    /// - Throws: `ProgramFailure` where the list cannot be written or a golden is read-only; all files are there still.
    func remove(_ names: some Collection<String>) throws {
        try names.forEach(checkReplaceable)
        lock.withLock { for name in names { archive.goldens[name] = nil } }
        try save()
        for name in names {
            for path in [GoldenArchive.path(of: name), GoldenArchive.layoutPath(of: name)] {
                let file = writer.folder.appendingPathComponent(path)
                unlink(file.path)
                // Folders go with their last golden; one that holds something else stays.
                var folder = file.deletingLastPathComponent()
                while folder.path.count > writer.folder.path.count, rmdir(folder.path) == 0 {
                    folder.deleteLastPathComponent()
                }
            }
        }
    }
}
