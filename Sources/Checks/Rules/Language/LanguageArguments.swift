import Foundation
import FoundationSupplement

extension Rule {
    /// A translation that takes other values than the source's text: another kind of value at a position, or more values than
    /// there are. The text is garbled, or the widget ends. Apple, "String Format Specifiers".
    static let languageArguments = Rule(
        "language.arguments", .error, "A translation takes other values than the text that it translates.",
        .program { program, _, _ in
            program.keys.sorted { ($0.table, $0.key) < ($1.table, $1.key) }.flatMap { key -> [Match] in
                guard let source = sourceArguments(of: key, in: program.languages.first) else { return [] }
                return key.translations.sorted { $0.key < $1.key }.compactMap { language, text in
                    guard key.plurals[language] == nil else { return nil }
                    return mismatch(of: FormatValues(text), with: source).map { told in
                        Match(
                            "The \(LanguageName.of(language)) for \(key.words) \(told).", subject: "\(key.table) \(key.key) \(language)",
                            place: key.place)
                    }
                }
            }
        })

    /// The values that the sources pass: those that the key names, or else those of the text in the development language.
    private static func sourceArguments(of key: ProgramFacts.Key, in language: String?) -> FormatValues? {
        let own = FormatValues(key.key)
        if !own.kinds.isEmpty { return own }
        guard let language, key.plurals[language] == nil, let text = key.translations[language] ?? key.translations["base"] else {
            return nil
        }
        let values = FormatValues(text)
        // Where the source takes none, the text may be no format at all.
        return values.kinds.isEmpty ? nil : values
    }

    private static func mismatch(of translation: FormatValues, with source: FormatValues) -> String? {
        for (index, kind) in translation.kinds.sorted(by: { $0.key < $1.key }) {
            guard let wanted = source.kinds[index] else {
                return "takes \(Quoted.count(index + 1, "value")), and the sources give \(Quoted.count(source.kinds.count, "value"))"
            }
            if kind != wanted { return "takes \(kind.rawValue) as value \(index + 1), and the sources give \(wanted.rawValue)" }
        }
        return nil
    }
}

/// The values that a format takes.
struct FormatValues: Equatable {
    /// What a conversion is for.
    enum Kind: String {
        case object = "an object (%@)"
        case integer = "an integer (%d)"
        case fraction = "a fraction (%f)"
        case other = "another value"
    }

    /// The kinds by the positions of the values, from 0.
    let kinds: [Int: Kind]

    /// Reads a format. A percent sign before a space is taken for text: `50 % of`.
    init(_ format: String) {
        var kinds: [Int: Kind] = [:]
        for piece in FormatTemplate(format).pieces {
            switch piece {
            case .argument(let place) where !place.modifiers.contains(" "): kinds[place.index] = FormatValues.kind(place.conversion)
            case .substitution(_, let index, _): kinds[index] = .integer
            default: break
            }
        }
        self.kinds = kinds
    }

    private static func kind(_ conversion: Character) -> Kind {
        switch conversion {
        case "@": .object
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
        default: .other
        }
    }
}
