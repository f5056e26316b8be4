import Foundation

/// The modules that sources import.
enum SourceImports {
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// The modules that a source file imports, including imports that conditions exclude; none where it cannot be read.
    static func modules(of source: URL) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: source.path) else { return [] }
        return modules(in: String(decoding: data, as: UTF8.self))
    }

    static func modules(in text: String) -> Set<String> {
        var found: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) {
            // Nearly every line ends here.
            guard let first = line.first(where: { $0 != " " && $0 != "\t" }), "@ipf".contains(first) else { continue }
            for statement in line.split(separator: ";") {
                if let name = module(imported: statement) { found.insert(name) }
            }
        }
        return found
    }

    private static func module(imported statement: Substring) -> String? {
        var words = statement.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let kind = words.first, kinds.contains(kind), words.count > 1 { words.removeFirst() }
        let name = words.first?.prefix { $0 == "_" || $0.isLetter || $0.isNumber } ?? ""
        return name.isEmpty ? nil : String(name)
    }
}
