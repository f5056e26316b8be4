import Foundation

/// The modules that sources import.
enum SourceImports {
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// The modules that a source file imports, including imports that conditions exclude; none where it cannot be read.
    static func modules(of source: URL) -> Set<String> {
        FileManager.default.contents(atPath: source.path).map(modules) ?? []
    }

    /// The modules that a source imports, or whose presence it asks for. A module without names of its own can mark a package's version.
    static func modules(namedIn source: URL) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: source.path) else { return [] }
        let names = modules(in: data)
        guard data.range(ofWord: "canImport") != nil else { return names }
        return names.union(String(decoding: data, as: UTF8.self).matches(of: #/canImport\s*\(\s*(\w+)/#).map { String($0.output.1) })
    }

    static func modules(in text: Data) -> Set<String> {
        var found: Set<String> = []
        text.withUnsafeBytes { bytes in
            var place = 0
            while place < bytes.count {
                let start = place
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
                var first = start
                while first < place, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") { first += 1 }
                place += 1
                // Nearly every line ends here.
                guard first < place - 1, starts.contains(bytes[first]) else { continue }
                let line = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[first..<place - 1]), as: UTF8.self)
                for statement in line.split(separator: ";") {
                    if let name = module(imported: statement) { found.insert(name) }
                }
            }
        }
        return found
    }

    /// What lines with imports begin with: an attribute, a level of access, or the word itself.
    private static let starts = Set("@ipf".utf8)

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
