import Foundation

/// The project's own folder, found from this file.
enum Project {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files below a folder, by their paths from it, in alphabetical order.
    static func swiftFiles(in folder: URL) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted()
    }

    static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
