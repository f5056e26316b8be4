import Foundation
import Synchronization
internal import _FoundationICU

/// The plural categories of Unicode's language rules (CLDR, cardinal numbers).
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// Returns the category of `number` in the language of `locale`.
    package init(of number: Double, locale: Locale) {
        self = Self.rules.withLock { rules in
            let language = locale.language.languageCode?.identifier ?? "en"
            let known = rules[language] ?? PluralRules(language: language)
            rules[language] = known
            return known.category(of: number)
        }
    }

    /// The categories that whole numbers up to 200 have in a language, in their order. Larger ones bring more only in languages
    /// where those of millions have a category, which is seldom seen.
    package static func ofNumbers(in language: String) -> [PluralCategory] {
        let locale = Locale(identifier: language)
        let categories = Set((0...200).map { PluralCategory(of: Double($0), locale: locale) })
        return allCases.filter(categories.contains)
    }

    private static let rules = Mutex<[String: PluralRules]>([:])
}

/// The plural rules of a language. Each language has one object for the life of the process.
private struct PluralRules {
    private let rules: OpaquePointer?

    init(language: String) {
        var status = U_ZERO_ERROR
        rules = swift_uplrules_open(language, &status)
    }

    func category(of number: Double) -> PluralCategory {
        guard let rules, number.isFinite else { return .other }
        let keyword = UnicodeText.read(capacity: 16) { buffer, capacity, status in
            swift_uplrules_select(rules, number, buffer, capacity, &status)
        }
        return keyword.flatMap(PluralCategory.init) ?? .other
    }
}
