/// Names as Xcode makes symbols of assets' and strings' names.
enum SymbolName {
    /// An asset's symbol: the name's words in camel case without the kind at the end, as `brand` for `BrandColor`; names
    /// without small letters keep their capitals, as `IMG_02` for `IMG02`.
    static func asset(_ name: String, kind: String) -> String {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
        guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
            return identifier(words.joined(separator: "_"))
        }
        let first = words.first?.lowercased() ?? ""
        return identifier(first + words.dropFirst().map(capitalized).joined())
    }

    /// A type's name, of a group that provides a namespace or of a table of strings.
    static func type(_ name: String) -> String { identifier(words(of: name).map(capitalized).joined()) }

    /// A string's symbol: the words of its key, which stay as they are written but for their first letters.
    static func string(_ key: String) -> String {
        let words = key.split { !$0.isLetter && !$0.isNumber }.map { word -> String in
            let isAllCapitals = word.contains(where: \.isLetter) && !word.contains(where: \.isLowercase)
            return isAllCapitals ? word.prefix(1) + word.dropFirst().lowercased() : String(word)
        }
        guard let first = words.first else { return "string" }
        return identifier(first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(capitalized).joined())
    }

    /// Words end where letters and figures meet, before a capital after a small letter, and before the last of several
    /// capitals that a small letter follows.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                end()
                continue
            }
            if let last = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : " "
                if last.isNumber != character.isNumber || (character.isUppercase && last.isLowercase)
                    || (character.isUppercase && last.isUppercase && next.isLowercase) {
                    end()
                }
            }
            word.append(character)
        }
        end()
        return words
    }

    private static func capitalized(_ word: some StringProtocol) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func identifier(_ name: String) -> String {
        if name.isEmpty { return "_" }
        return name.first?.isNumber ?? false ? "_" + name : name
    }

    /// A name as sources may write it where Swift has a meaning of its own for it.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
