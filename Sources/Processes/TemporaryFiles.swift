import Foundation
import Synchronization

/// The files that are being written under temporary names. They are removed if the program ends early.
// The paths are only accessed with `lock` locked.
package final class TemporaryFiles: @unchecked Sendable {
    package static let shared = TemporaryFiles()
    private static let ending = ".part"

    /// Not a `Mutex`, because `removeAll` never unlocks it.
    private let lock = NSLock()
    private var paths: Set<String> = []
    /// Whether `removeAll` has begun.
    private let isOver = Atomic(false)

    /// The number of names so far.
    private static let count = Atomic(0)

    /// Returns a temporary name of its own, which contains the process identifier. Several threads can write one file.
    package static func name(for file: String) -> String {
        let number = count.add(1, ordering: .relaxed).newValue
        return ".\(file).\(number).\(ProcessInfo.processInfo.processIdentifier)\(ending)"
    }

    /// Runs `body` while the file at `path` is registered as temporary.
    package func hold<Result>(_ path: String, _ body: () throws -> Result) rethrows -> Result {
        add(path)
        defer { remove(path) }
        return try body()
    }

    /// Registers a file or folder as temporary.
    package func add(_ path: String) { locked { _ = paths.insert(path) } }

    /// Unregisters a file or folder.
    package func remove(_ path: String) { locked { _ = paths.remove(path) } }

    /// Removes all temporary files when the process is about to end. The lock is never released, so that no other
    /// thread writes more files. A second call returns at once: the end of a program may ask again.
    package func removeAll() {
        guard !isOver.exchange(true, ordering: .relaxed) else { return }
        lock.lock()
        for path in paths where unlink(path) != 0 && errno == EISDIR {
            // Another thread may still create a file in a folder that is being removed.
            for _ in 0..<3 where access(path, F_OK) == 0 { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Removes the temporary files of ended processes in `folder` and its subfolders.
    package static func removeAbandoned(in folder: URL) {
        removeAbandoned(FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [], in: folder)
    }

    /// Removes the temporary files of ended processes in `folder` and not in its subfolders.
    package static func removeAbandoned(directlyIn folder: URL) {
        removeAbandoned((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [], in: folder)
    }

    private static func removeAbandoned(_ names: [String], in folder: URL) {
        for name in names where name.hasSuffix(ending) {
            let file = (name as NSString).lastPathComponent
            guard file.hasPrefix("."), let process = pid_t(file.dropLast(ending.count).split(separator: ".").last ?? ""),
                process > 0, hasEnded(process)
            else { continue }
            unlink(folder.appendingPathComponent(name).path)
        }
    }

    /// Whether a process has ended. One that nobody has waited for still has an entry: containers' first processes often wait for
    /// none.
    private static func hasEnded(_ process: pid_t) -> Bool {
        if kill(process, 0) != 0 { return errno == ESRCH }
        let state = SubprocessTree.state(of: process)
        return state == "Z" || state == "X"
    }

    private func locked(_ body: () -> Void) {
        lock.lock()
        body()
        lock.unlock()
    }
}
