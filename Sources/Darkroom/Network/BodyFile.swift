import Foundation

/// A file whose content is to be the body of a response.
struct BodyFile {
    /// The most bytes that a body may have, compressed or not: a gibibyte. A widget has a few dozen megabytes of memory.
    static let limit = 1 << 30

    let url: URL

    /// Why the file will not do; nil where it will.
    var problem: String? {
        guard url.isReadableRegularFile else { return "cannot be read. Check its name." }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue ?? 0
        guard size <= BodyFile.limit else {
            return "has \(size) bytes, and a response may have \(BodyFile.limit). Is it the right one?"
        }
        return nil
    }
}

extension URL {
    /// Whether there is a file that can be read, not a folder.
    var isReadableRegularFile: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isReadableFile(atPath: path)
    }
}
