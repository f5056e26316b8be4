import Files
import Foundation

/// A file with the body of a response.
struct BodyFile {
    /// The most bytes that a body may have, compressed or not: a gibibyte. A widget's process has only a few dozen
    /// megabytes.
    static let limit = 1 << 30

    let url: URL

    /// The reason why the file cannot be used, or nil if it can.
    var problem: String? {
        guard url.isReadableFile else { return "cannot be read. Check its name." }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue ?? 0
        guard size <= BodyFile.limit else {
            return "has \(size) bytes; a response may have at most \(BodyFile.limit). Check that it is the right file."
        }
        return nil
    }
}
