import Foundation

/// A String Catalog in Xcode's file format (`.xcstrings`).
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
        var shouldTranslate: Bool?
    }

    struct Localization: Decodable {
        var stringUnit: StringUnit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct StringUnit: Decodable {
        /// `new` until somebody has written the text.
        var state: String?
        var value: String

        /// Whether nobody has written the text yet. Xcode leaves it out, so the key stands for it.
        var isUnwritten: Bool { state == "new" && value.isEmpty }
    }

    /// Forms by plural category, device or width. The form of a device may have its own plurals.
    final class Variations: Decodable {
        var plural: [String: Variation]?
        var device: [String: Variation]?
        var width: [String: Variation]?
    }

    struct Variation: Decodable {
        var stringUnit: StringUnit?
        var variations: Variations?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }
}

extension StringCatalog {
    /// The languages that it has texts in, with that of the sources.
    var languages: Set<String> {
        strings.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
    }
}

extension StringCatalog.Localization {
    /// The placeholder name for the whole string if the string itself has plural forms.
    private static let wholeString = "_"

    /// The string with its plural forms, or `nil` if it is not translated.
    var format: LocalizedFormat? {
        var substitutions: [String: LocalizedFormat.Substitution] = [:]
        for (name, substitution) in self.substitutions ?? [:] {
            substitutions[name] = .init(
                argumentIndex: substitution.argNum.map { $0 &- 1 },
                argumentSpecifier: substitution.formatSpecifier ?? "lld",
                forms: substitution.variations?.forms ?? [:])
        }
        if let unit = stringUnit, unit.isUnwritten { return nil }
        if let value = stringUnit?.value { return LocalizedFormat(value, substitutions: substitutions) }
        guard let variations else { return nil }
        if let value = variations.phoneText { return LocalizedFormat(value, substitutions: substitutions) }
        let forms = variations.forms
        guard let sample = forms[.other] ?? forms.values.sorted().first else { return nil }
        // The first number of the string selects its form.
        let index = FormatTemplate(sample).pieces.lazy.compactMap { piece -> Int? in
            guard case .argument(let place) = piece, place.conversion != "@" else { return nil }
            return place.index
        }.first
        substitutions[Self.wholeString] = .init(argumentIndex: index ?? 0, forms: forms, isWholeString: true)
        return LocalizedFormat("%#@\(Self.wholeString)@", substitutions: substitutions)
    }
}

extension StringCatalog.Variations {
    /// The plural forms for an iPhone.
    fileprivate var forms: [PluralCategory: String] {
        if let nested = phoneVariation?.variations { return nested.forms }
        var forms: [PluralCategory: String] = [:]
        for (name, variation) in plural ?? [:] {
            guard let category = PluralCategory(rawValue: name) else { continue }
            forms[category] = variation.stringUnit?.value
        }
        return forms
    }

    /// The variation for an iPhone at the greatest width.
    private var phoneVariation: StringCatalog.Variation? {
        device?["iphone"] ?? device?["other"]
            ?? width?.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
    }

    /// The text for an iPhone if the text varies by device.
    fileprivate var phoneText: String? {
        phoneVariation.flatMap { $0.stringUnit?.value ?? $0.variations?.phoneText }
    }
}
