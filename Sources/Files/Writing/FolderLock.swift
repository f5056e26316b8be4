import Foundation
import Processes

/// Prevents two runs from using the same folder at the same time.
package final class FolderLock {
    private let descriptor: Int32
    private let path: String

    /// - Parameters:
    ///   - option: the option that names another folder, for messages.
    ///   - waits: whether to wait until the other run ends, or else to throw an error.
    /// - Throws: `ProgramFailure` if another run uses the folder.
    package init(_ folder: URL, option: String = "--output", waits: Bool = false) throws {
        let path = folder.appendingPathComponent(".darkroom.lock").path
        self.path = path
        let take = { try FolderLock.take(path, of: folder, option: option, waits: waits) }
        // A signal between creating and registering the file would leave the file behind.
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
            // The other run has just removed the file, so this lock would have no effect.
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
