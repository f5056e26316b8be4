import Foundation
import Processes

/// A child's private home folder. Its supervisor holds a lock on the folder, which the system frees when the supervisor ends,
/// however that happens. So a later run knows which folders nobody needs any more.
final class PrivateHome {
    /// The start of the folders' names.
    private static let prefix = "darkroom-run."

    let folder: URL
    private let place: URL
    private let lock: Int32

    /// Creates a folder in the folder of temporary files, and removes those of supervisors that have ended.
    ///
    /// - Throws: `ProgramFailure` if no folder can be made.
    init(in place: URL = FileManager.default.temporaryDirectory) throws {
        PrivateHome.removeAbandoned(in: place)
        while true {
            var template = Array("\(place.path)/\(PrivateHome.prefix)XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw PrivateHome.failure(place) }
            let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            // Another run may take the new folder for an abandoned one before it is locked.
            guard let lock = PrivateHome.locked(path, waits: true) else {
                guard access(path, F_OK) == 0 else { continue }
                throw PrivateHome.failure(place)
            }
            (folder, self.place, self.lock) = (URL(fileURLWithPath: path, isDirectory: true), place, lock)
            mkdir(temporaryFiles.path, 0o700)
            return
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        close(lock)
        // A killed supervisor's program may have written to its folder while that was removed at the start.
        PrivateHome.removeAbandoned(in: place)
    }

    /// The folder of the widget's temporary files, which is removed with the home folder.
    var temporaryFiles: URL { folder.appendingPathComponent("tmp", isDirectory: true) }

    /// Removes the folders of supervisors that have been killed.
    static func removeAbandoned(in place: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(place.path)/\(name)"
            guard let lock = locked(path, waits: false) else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(lock)
        }
    }

    /// Locks a folder that is there, and returns the descriptor that holds the lock.
    private static func locked(_ path: String, waits: Bool) -> Int32? {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var (opened, named) = (stat(), stat())
        guard fstat(file, &opened) == 0, opened.st_uid == geteuid(), flock(file, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0,
            lstat(path, &named) == 0, named.st_ino == opened.st_ino
        else {
            close(file)
            return nil
        }
        return file
    }

    private static func failure(_ place: URL) -> ProgramFailure {
        .badInput(
            "No folder can be made in \(place.path): \(String(cString: strerror(errno))). Set TMPDIR to a folder that can be "
                + "written to.")
    }
}
