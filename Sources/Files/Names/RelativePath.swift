import Foundation

/// Relative paths between files.
package enum RelativePath {
    /// Returns the path of `target` relative to `folder`, such as `../golden`, or `.` for the folder itself.
    package static func from(_ folder: URL, to target: URL) -> String {
        let start = folder.standardizedFileURL.pathComponents
        let end = target.standardizedFileURL.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - common) + end[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
