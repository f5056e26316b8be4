import Foundation

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    /// - Parameter files: texts by paths in the folder; a path that ends with a slash makes an empty folder.
    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("darkroom-programs-\(UUID().uuidString)", isDirectory: true).standardizedFileURL
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = self[path]
        guard !path.hasSuffix("/") else {
            return try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The place of a path in the folder.
    subscript(path: String) -> URL { url.appendingPathComponent(path) }

    /// A place's path in the folder.
    func path(of place: URL) -> String {
        place.path.hasPrefix(url.path + "/") ? String(place.path.dropFirst(url.path.count + 1)) : place.path
    }

    /// A message with the folder's path replaced by a dot.
    func shortened(_ message: String) -> String { message.replacingOccurrences(of: url.path, with: ".") }
}
