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

// The names of parts of identifiers in the locale's own language.
extension NSLocale {
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        own.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }

    public func localizedString(forLanguageCode languageCode: String) -> String? {
        own.localizedString(forLanguageCode: languageCode)
    }

    public func localizedString(forCountryCode countryCode: String) -> String? {
        own.localizedString(forRegionCode: countryCode)
    }

    public func localizedString(forScriptCode scriptCode: String) -> String? {
        own.localizedString(forScriptCode: scriptCode)
    }

    public func localizedString(forVariantCode variantCode: String) -> String? {
        own.localizedString(forVariantCode: variantCode)
    }

    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        own.localizedString(forCurrencyCode: currencyCode)
    }

    public func localizedString(forCalendarIdentifier calendarIdentifier: String) -> String? {
        NSLocale.calendars[calendarIdentifier].flatMap { own.localizedString(for: $0) }
    }

    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        own.localizedString(forCollationIdentifier: collationIdentifier)
    }

    private var own: Locale { Locale(identifier: value(.identifier) ?? "en_US") }

    /// Calendars by the identifiers of `NSCalendar`.
    private static let calendars: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopic": .ethiopicAmeteMihret, "ethiopic-amete-alem": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamic-civil": .islamicCivil,
        "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura, "japanese": .japanese,
        "persian": .persian, "roc": .republicOfChina,
    ]
}
