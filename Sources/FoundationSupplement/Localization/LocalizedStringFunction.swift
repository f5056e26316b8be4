import Foundation

// Foundation's own function of this name searches only the main bundle's folders and ignores the user's language. Calls
// that omit an argument resolve to these overloads, which search where `String(localized:)` does.

/// Returns the string for `key` in the main bundle's table, or `key` if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localizedString(key, table: nil, bundle: .main, value: "")
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localizedString(key, table: tableName, bundle: .main, value: "")
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localizedString(key, table: nil, bundle: bundle, value: "")
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localizedString(key, table: nil, bundle: .main, value: value)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localizedString(key, table: tableName, bundle: bundle, value: "")
}

public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localizedString(key, table: tableName, bundle: .main, value: value)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localizedString(key, table: nil, bundle: bundle, value: value)
}

private func localizedString(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    PluralFormats.text(
        of: LocalizedStringTable.format(
            forKey: key, or: LocalizedFormat(value.isEmpty ? key : value), table: table, bundle: bundle, locale: .current))
}
