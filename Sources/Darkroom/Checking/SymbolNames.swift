import CairoGraphics
import Files
import Foundation

/// The names of Apple's symbols: `symbol-names.txt` in the resource folder.
struct SymbolNames: Sendable {
    /// The names of the installed resources; none if there is no list.
    static let installed = SymbolNames(
        (try? String(contentsOf: ResourceFolder.located().symbolNames, encoding: .utf8)) ?? "")

    private let names: Set<Substring>
    private let parts: Set<Substring>

    /// - Parameter text: a name on each line, beside comments.
    init(_ text: String) {
        names = Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") })
        parts = names.reduce(into: []) { $0.formUnion($1.split(separator: ".")) }
    }

    /// Returns the symbols that a misspelled name likely means, three at most; none for names of symbols, and for those that may be of
    /// a newer system.
    ///
    /// A name is misspelled if it becomes that of a symbol with points in the place of other separators, or with one letter of one
    /// word changed.
    func meant(by name: String) -> [String] {
        guard !names.isEmpty, !names.contains(name[...]) else { return [] }
        let dotted = name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: ".")
        if dotted != name, names.contains(dotted[...]) { return [dotted] }
        let words = name.split(separator: ".")
        // Short words such as 2 and 3 are all alike.
        for (index, word) in words.enumerated() where word.count >= 4 && !parts.contains(word) {
            let near = parts.filter { $0.count >= 4 && NearNames.distance(Array(word.utf8), Array($0.utf8)) == 1 }
            let meant = near.sorted().map { part in
                var other = words
                other[index] = part
                return other.joined(separator: ".")
            }.filter { names.contains($0[...]) }
            if !meant.isEmpty { return Array(meant.prefix(3)) }
        }
        return []
    }
}
