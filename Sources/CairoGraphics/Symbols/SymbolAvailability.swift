import DisplayList
import Foundation

/// The symbol names that apps use, and whether the symbol table contains them.
public struct SymbolAvailability: Sendable {
    /// The names in the table, sorted.
    public let names: [String]
    /// The names that apps use, most used first.
    public let used: [String]
    /// The names that apps use and that the table lacks.
    public let missing: [String]

    /// - Throws: `AssetFailure` if the table or the list of used names cannot be read.
    public init(resources: ResourceFolder) throws {
        names = try SymbolCatalog(resources: resources).names
        let list = resources.url.appendingPathComponent("used-symbols.txt")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw AssetFailure(message: "The list of used symbols \(list.path) is missing. Restore it from the package.")
        }
        used = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let known = Set(names)
        missing = used.filter { !known.contains($0) }
    }

    /// A summary in one or two lines.
    public var text: String {
        let drawn = "\(used.count - missing.count) of the \(used.count) names that open-source apps use are drawn"
        return missing.isEmpty ? "\(drawn)." : "\(drawn); not drawn: \(missing.joined(separator: ", "))."
    }
}
