import Foundation

/// Keeps a second run out of a folder.
final class FolderLock {
    private let descriptor: Int32
    private let path: String

    /// - Throws: `ProgramFailure` where another run holds the folder.
    init(_ folder: URL) throws {
        path = folder.appendingPathComponent(".darkroom.lock").path
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw PictureWriter.failure(URL(fileURLWithPath: path), String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw ProgramFailure.badInput(
                "Another run is writing to \(folder.path). Wait for it, or name another folder with --output.")
        }
    }

    deinit {
        unlink(path)
        close(descriptor)
    }
}
