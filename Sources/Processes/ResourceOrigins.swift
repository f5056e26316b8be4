import Foundation

/// Where the resources beside a built program came from, so that messages name the user's own files.
package struct ResourceOrigins: Sendable {
    /// The file beside the bundle: in each line a resource's path in the bundle, a tab, and the path it was copied from.
    package static let fileName = "origins"

    package static let none = ResourceOrigins(pairs: [])

    private let pairs: [(copy: String, original: String)]

    private init(pairs: [(copy: String, original: String)]) { self.pairs = pairs }

    /// The origins of a bundle's resources; none where nobody wrote them down.
    package init(of bundle: URL) {
        let file = bundle.deletingLastPathComponent().appendingPathComponent(ResourceOrigins.fileName)
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        let pairs = lines.compactMap { line -> (copy: String, original: String)? in
            guard let tab = line.lastIndex(of: "\t") else { return nil }
            return ("\(bundle.path)/\(line[..<tab])", String(line[line.index(after: tab)...]))
        }
        // Of two names the longer one is meant: Assets.xcassets-2 is not Assets.xcassets.
        self.pairs = pairs.sorted { ($1.copy.count, $0.copy) < ($0.copy.count, $1.copy) }
    }

    /// A message with the originals' paths in the copies' place.
    package func named(in message: String) -> String {
        pairs.reduce(message) { text, pair in
            text.contains(pair.copy) ? text.replacingOccurrences(of: pair.copy, with: pair.original) : text
        }
    }
}
