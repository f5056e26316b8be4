import Foundation
import Synchronization

/// A language that no one speaks, in which localizable texts look translated and stay readable.
///
/// A widget in a pseudo-language runs in the language of its sources. Only what looks texts up changes them, so texts that
/// nobody made localizable stand out. Numbers and dates are formatted as in the language of the sources.
package enum PseudoLanguage: Sendable {
    /// `en-XA`: letters have accents, texts are about 40% longer, and brackets show where they begin and end.
    case accented
    /// `ar-XB`: the layout is mirrored, and each word runs from right to left.
    case rightToLeft

    /// The regions that CLDR gives to pseudo-languages. ISO 3166 leaves both codes to users.
    private static let regions: [String: PseudoLanguage] = ["XA": .accented, "XB": .rightToLeft]

    /// The pseudo-language of a locale; nil for a locale in a language that people speak.
    package init?(_ locale: Locale) {
        // Foundation reads regions slowly, and most have no X.
        guard locale.identifier.contains(where: { $0 == "X" || $0 == "x" }), let region = locale.language.region?.identifier,
            let language = PseudoLanguage.regions[region.uppercased()]
        else { return nil }
        self = language
    }

    /// Returns the locale of a widget in this pseudo-language: the language of the sources, in the region of the
    /// pseudo-language, with the formats of the language's own region.
    ///
    /// - Parameters:
    ///   - development: the language of the sources, such as `en` or `pt-BR`.
    ///   - user: the locale that the user asked for, whose calendar stays.
    func locale(ofSourcesIn development: String, for user: Locale) -> Locale {
        let language = Locale.Language(identifier: development)
        let full = Locale.Language(identifier: language.maximalIdentifier)
        var components = Locale.Components(locale: user)
        components.languageComponents = Locale.Language.Components(
            languageCode: language.languageCode,
            script: development.split(separator: "-").contains { $0.count == 4 } ? language.script : nil,
            region: user.language.region)
        components.region = full.region
        return Locale(components: components)
    }

    /// Returns the locale in which the texts of a locale in a pseudo-language are looked up; nil for other locales.
    ///
    /// There are no texts in Arabic for `ar-XB`, which a view's environment may name: it stands for the sources' language.
    package static func sources(of locale: Locale) -> Locale? {
        guard PseudoLanguage(locale) != nil else { return nil }
        guard let code = locale.language.languageCode, code != .arabic else {
            return Locale(identifier: HostEnvironment.current.developmentLanguage)
        }
        let region = locale.region.flatMap { regions[$0.identifier.uppercased()] == nil ? $0 : nil }
        let script = Locale.Components(locale: locale).languageComponents.script
        return Locale(languageCode: code, script: script, languageRegion: region)
    }

    /// Returns the text of a table in this pseudo-language. Its placeholders stay.
    func format(_ format: LocalizedFormat, of locale: Locale) -> LocalizedFormat {
        var result = format
        result.language = format.language ?? PseudoLanguage.sources(of: locale)?.identifier
        // Without words around them, the forms are the whole text.
        let forms = !PseudoText.hasLetters(PseudoText.parts(of: format.format))
        if !forms { result.format = text(format.format) }
        result.substitutions = format.substitutions.mapValues { substitution in
            var substitution = substitution
            substitution.forms = substitution.forms.mapValues { forms ? text($0) : words($0) }
            return substitution
        }
        return result
    }

    /// Returns a whole text in this pseudo-language. A text without letters of its own stays as it is.
    ///
    /// Placeholders, the targets of Markdown's links, the attributes behind `^[…]`, addresses, tags and entities stay.
    package func text(_ text: String) -> String {
        switch self {
        case .accented: PseudoAccents.text(text)
        case .rightToLeft: PseudoDirection.text(text)
        }
    }

    /// Returns a part of a text in this pseudo-language.
    private func words(_ text: String) -> String {
        switch self {
        case .accented: PseudoAccents.words(text)
        case .rightToLeft: PseudoDirection.text(text)
        }
    }
}

extension Locale {
    /// Whether texts and layouts run from right to left.
    package var isRightToLeft: Bool {
        Self.latestDirection.withLock { latest in
            if let latest, latest.identifier == identifier { return latest.isRightToLeft }
            let answer = PseudoLanguage(self) == .rightToLeft || language.characterDirection == .rightToLeft
            latest = (identifier, answer)
            return answer
        }
    }

    /// The latest answer. Each picture asks, nearly always about the same locale, and looking it up takes as long as a text.
    private static let latestDirection = Mutex<(identifier: String, isRightToLeft: Bool)?>(nil)
}
