import Files

/// Names of generated symbols, made from names of assets and keys of strings by Xcode's rules.
enum SymbolName {
    /// The symbol of an asset: the words of its name in camel case without the kind at the end, such as `brand` for
    /// `BrandColor`. Names without lowercase letters keep their capitals, such as `IMG_02` for `IMG02`.
    static func asset(_ name: String, kind: String) -> String {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
        guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
            return identifier(words.joined(separator: "_"))
        }
        let first = words.first?.lowercased() ?? ""
        return identifier(first + words.dropFirst().map(capitalized).joined())
    }

    /// The name of the type for a group that provides a namespace or for a table of strings.
    static func type(_ name: String) -> String { identifier(words(of: name).map(capitalized).joined()) }

    /// The symbol of a string: the words of its key, in which only the first letters change.
    static func string(_ key: String) -> String {
        let words = key.split { !$0.isLetter && !$0.isNumber }.map { word -> String in
            let isAllCapitals = word.contains(where: \.isLetter) && !word.contains(where: \.isLowercase)
            return isAllCapitals ? word.prefix(1) + word.dropFirst().lowercased() : String(word)
        }
        guard let first = words.first else { return "string" }
        return identifier(first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(capitalized).joined())
    }

    /// A word ends between a letter and a digit, between a lowercase and an uppercase letter, and before the last of
    /// several uppercase letters that a lowercase letter follows.
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

    /// The name of a member in backticks where it is a keyword, or where Swift gives it another meaning behind a dot.
    static func escapedMember(_ name: String) -> String { ["Type", "Protocol"].contains(name) ? "`\(name)`" : SwiftKeywords.escaped(name) }
}
