import Foundation

// Foundation's own function of this name sees only the main bundle's folders, in the language of no user. Calls that
// leave out an argument prefer these, which look where `String(localized:)` does.

/// The string that the main bundle's table has for `key`, or `key` where it has none.
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
    let format = LocalizedStringTable.format(forKey: key, table: table, bundle: bundle, locale: .current)
    return format?.format ?? (value.isEmpty ? key : value)
}
