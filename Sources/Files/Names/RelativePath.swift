import Foundation

/// Paths from one place to another, so that files may name each other wherever they lie.
package enum RelativePath {
    /// The path of `target` as it is written in `folder`: `../golden`; `.` for the folder itself.
    package static func from(_ folder: URL, to target: URL) -> String {
        let start = folder.standardizedFileURL.pathComponents
        let end = target.standardizedFileURL.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - common) + end[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
