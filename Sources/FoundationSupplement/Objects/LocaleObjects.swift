import Foundation

// Members of Apple's NSLocale that Foundation on Linux lacks or keeps to itself.
extension NSLocale {
    /// The user's locale. The settings do not change while a picture is made.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }

    public var languageCode: String { value(.languageCode) ?? "" }
    public var countryCode: String? { value(.countryCode) }
    public var regionCode: String? { value(.countryCode) }
    public var scriptCode: String? { value(.scriptCode) }
    public var variantCode: String? { value(.variantCode) }
    public var collationIdentifier: String? { value(.collationIdentifier) }
    public var usesMetricSystem: Bool { object(forKey: .usesMetricSystem) as? Bool ?? true }
    public var decimalSeparator: String { value(.decimalSeparator) ?? "." }
    public var groupingSeparator: String { value(.groupingSeparator) ?? "," }
    public var currencySymbol: String { value(.currencySymbol) ?? "" }
    public var currencyCode: String? { value(.currencyCode) }

    private func value(_ key: Key) -> String? { object(forKey: key) as? String }
}
