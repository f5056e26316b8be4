import Foundation

/// The original files of the resources beside a built program. Messages name these files.
package struct ResourceOrigins: Sendable {
    /// The name of the file beside the bundle. Each line contains a resource's path in the bundle, a tab, and the
    /// original path.
    package static let fileName = "origins"

    package static let none = ResourceOrigins(pairs: [])

    private let pairs: [(copy: String, original: String)]

    private init(pairs: [(copy: String, original: String)]) { self.pairs = pairs }

    /// Reads the origins of a bundle's resources. There are none without a file.
    package init(of bundle: URL) {
        let file = bundle.deletingLastPathComponent().appendingPathComponent(ResourceOrigins.fileName)
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        let pairs = lines.compactMap { line -> (copy: String, original: String)? in
            guard let tab = line.lastIndex(of: "\t") else { return nil }
            return ("\(bundle.path)/\(line[..<tab])", String(line[line.index(after: tab)...]))
        }
        // Longer names come first, so that Assets.xcassets-2 is not taken for Assets.xcassets.
        self.pairs = pairs.sorted { ($1.copy.count, $0.copy) < ($0.copy.count, $1.copy) }
    }

    /// Returns a message with the paths of the originals instead of the copies.
    package func named(in message: String) -> String {
        pairs.reduce(message) { text, pair in
            text.contains(pair.copy) ? text.replacingOccurrences(of: pair.copy, with: pair.original) : text
        }
    }
}
