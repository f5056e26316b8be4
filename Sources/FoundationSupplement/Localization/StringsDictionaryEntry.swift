import Foundation

/// The value of a key in a `.stringsdict` file.
struct StringsDictionaryEntry {
    let format: LocalizedFormat

    /// Creates an entry. The result is `nil` if the value contains no form for an iPhone.
    init?(_ value: Any) {
        if let text = value as? String {
            format = LocalizedFormat(text)
            return
        }
        guard let rules = value as? [String: Any] else { return nil }
        if let text = rules["NSStringLocalizedFormatKey"] as? String {
            format = LocalizedFormat(text, substitutions: rules.compactMapValues(Self.substitution))
        } else if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any],
            let chosen = (devices["iphone"] ?? devices["other"]).flatMap(StringsDictionaryEntry.init)
        {
            format = chosen.format
        } else if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any],
            let chosen = Self.widest(widths).flatMap(StringsDictionaryEntry.init)
        {
            format = chosen.format
        } else {
            return nil
        }
    }

    private static func substitution(_ value: Any) -> LocalizedFormat.Substitution? {
        guard let rule = value as? [String: Any] else { return nil }
        let forms = PluralCategory.allCases.compactMap { category in
            (rule[category.rawValue] as? String).map { (category, $0) }
        }
        return .init(
            argumentIndex: nil, argumentSpecifier: rule["NSStringFormatValueTypeKey"] as? String ?? "lld",
            forms: Dictionary(uniqueKeysWithValues: forms))
    }

    /// Returns the widest form, which Foundation uses if no width is requested.
    private static func widest(_ widths: [String: Any]) -> Any? {
        widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
    }
}
