import Foundation

/// Names of declarations that SwiftGen makes from names of resources. Tuist generates them by SwiftGen's rules, too.
enum SwiftGenName {
    /// The name of a type; nil where the text has no character that a name can have.
    static func type(_ text: String) -> String? { pretty(text).map(SymbolName.escapedMember) }

    /// The name of a static member; nil where the text has no character that a name can have.
    static func member(_ text: String) -> String? { pretty(text).map { SymbolName.escapedMember(lowercasingFirstWord(of: $0)) } }

    /// The words of a text in camel case. Words are parted by underscores and by what a name cannot have. Where all letters are
    /// capitals, only the first of each word stays one.
    private static func pretty(_ text: String) -> String? {
        let identifier = text.unicodeScalars.split { !isAllowed($0) }.map(capitalized).joined(separator: "_")
        let words: [String]
        if identifier.contains(#/[a-z]/#) {
            words = identifier.unicodeScalars.split(separator: "_").map(capitalized)
        } else {
            // A capital letter behind a digit begins a word, too.
            let parted = identifier.replacing(#/([0-9])([A-Z])/#) { "\($0.output.1)_\($0.output.2)" }
            words = parted.split(separator: "_").map(\.capitalized)
        }
        let name = words.joined()
        guard let first = name.unicodeScalars.first else { return nil }
        return isHead(first) ? name : "_" + name
    }

    private static func capitalized(_ word: Substring.UnicodeScalarView) -> String {
        String(Substring(word.prefix(1))).uppercased() + String(Substring(word.dropFirst()))
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.value >= 0x10000 || scalar.properties.isXIDContinue
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.value >= 0x10000 || scalar.properties.isXIDStart
    }

    /// Of several capital letters before a lowercase one, the last belongs to the next word.
    private static func lowercasingFirstWord(of name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        var count = scalars.prefix { [.uppercaseLetter, .titlecaseLetter].contains($0.properties.generalCategory) }.count
        if count > 1, count < scalars.count, scalars[count].properties.generalCategory == .lowercaseLetter { count -= 1 }
        func text(_ part: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(part)) }
        return text(scalars[..<count]).lowercased() + text(scalars[count...])
    }
}
