import Foundation

extension URL {
    /// Whether this is a readable file or pipe, and not a folder or a device, which may never end.
    package var isReadableFile: Bool {
        var status = stat()
        return stat(path, &status) == 0 && [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT)
            && FileManager.default.isReadableFile(atPath: path)
    }
}
