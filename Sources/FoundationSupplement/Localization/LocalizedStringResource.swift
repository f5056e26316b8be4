import Foundation

/// A localized string that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The location of the tables of localized strings.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's main bundle.
        case main
        /// The bundle that contains a class.
        case forClass(AnyClass)
        /// A bundle at a location.
        case atURL(URL)
    }

    /// The key in the table.
    public let key: String

    /// The text to show if the table does not contain the key.
    public let defaultValue: String.LocalizationValue

    /// The name of the table. The value `nil` stands for `Localizable`.
    public let table: String?

    /// The locale of the lookup.
    public var locale: Locale

    /// The bundle of the table.
    public let bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle))
    }

    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle))
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Returns the string in `locale`.
    func string(in locale: Locale) -> String {
        var resource = self
        resource.locale = locale
        return String(localized: resource)
    }
}

extension LocalizedStringResource.BundleDescription {
    init(_ bundle: Bundle) {
        self = bundle == .main ? .main : .atURL(bundle.bundleURL)
    }

    /// The described bundle, or `nil` if there is no bundle at the location.
    var bundle: Bundle? {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

extension LocalizedStringResource.BundleDescription: Codable {
    public init(from decoder: Decoder) throws {
        let location = try decoder.singleValueContainer().decode(String.self)
        self = URL(string: location).map { .atURL($0) } ?? .main
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self == .main ? "" : bundle?.bundleURL.absoluteString ?? "")
    }
}

/// A type whose values are shown as localized strings.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}
