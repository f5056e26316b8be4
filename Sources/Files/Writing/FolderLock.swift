import Foundation
import Processes

/// Keeps a second run out of a folder.
package final class FolderLock {
    private let descriptor: Int32
    private let path: String

    /// - Parameters:
    ///   - option: the option that names another folder, for messages.
    ///   - waits: whether to wait for a run that holds the folder, as short ones do.
    /// - Throws: `ProgramFailure` where another run holds the folder.
    package init(_ folder: URL, option: String = "--output", waits: Bool = false) throws {
        let path = folder.appendingPathComponent(".darkroom.lock").path
        self.path = path
        let take = { try FolderLock.take(path, of: folder, option: option, waits: waits) }
        // A file that was made and is not yet known as the run's would stay behind where the run is stopped.
        descriptor = try waits ? take() : Interruption.shared.uninterrupted(take)
    }

    private static func take(_ path: String, of folder: URL, option: String, waits: Bool) throws -> Int32 {
        while true {
            let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            guard file >= 0 else {
                throw FileWriter.failure(
                    URL(fileURLWithPath: path), String(cString: strerror(errno)), option: option)
            }
            guard flock(file, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
                close(file)
                throw ProgramFailure.badInput(
                    "Another run is writing to \(folder.path). Wait for it, or name another folder with \(option).")
            }
            if isSame(file, path) {
                TemporaryFiles.shared.add(path)
                return file
            }
            // Its owner has just ended and removed it; what is locked here keeps nobody out.
            close(file)
        }
    }

    deinit {
        unlink(path)
        TemporaryFiles.shared.remove(path)
        close(descriptor)
    }

    private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev
    }
}
