import Foundation

/// The files that are being written under temporary names, so that none stays behind where the program ends early.
// The paths are touched with `lock` held alone.
package final class TemporaryFiles: @unchecked Sendable {
    package static let shared = TemporaryFiles()
    private static let ending = ".part"

    private let lock = NSLock()
    private var paths: Set<String> = []

    /// A name that tells which process it belongs to.
    package static func name(for file: String) -> String {
        ".\(file).\(ProcessInfo.processInfo.processIdentifier)\(ending)"
    }

    /// Runs `body` while `file` is known as temporary.
    package func hold<Result>(_ file: URL, _ body: () throws -> Result) rethrows -> Result {
        add(file.path)
        defer { remove(file.path) }
        return try body()
    }

    /// Notes a file, or a folder with all that is in it, that is there for as long as the run is.
    package func add(_ path: String) { locked { _ = paths.insert(path) } }

    /// The file is no more.
    package func remove(_ path: String) { locked { _ = paths.remove(path) } }

    /// Removes what is being written; for a process about to end, so who would write more waits for that.
    package func removeAll() {
        lock.lock()
        for path in paths where unlink(path) != 0 && errno == EISDIR {
            // A file that was begun before this had its turn may come into a folder that is just being removed.
            for _ in 0..<3 where access(path, F_OK) == 0 { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Removes what processes that are no more have left in `folder` and below.
    package static func removeAbandoned(in folder: URL) {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in names where name.hasSuffix(ending) {
            let file = (name as NSString).lastPathComponent
            guard file.hasPrefix("."), let process = pid_t(file.dropLast(ending.count).split(separator: ".").last ?? ""),
                process > 0, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(folder.appendingPathComponent(name).path)
        }
    }

    private func locked(_ body: () -> Void) {
        lock.lock()
        body()
        lock.unlock()
    }
}
