import Foundation

extension PersonNameComponents {
    /// Apple's format of a person's name: `Tom Clark`, `Tom`, `TC`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the name there is.
        public enum Style: String, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        public func format(_ value: PersonNameComponents) -> String {
            let formatter = _PersonNameComponentsFormatter()
            formatter.locale = locale
            formatter.style = switch style {
            case .short: .short
            case .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
            return formatter.string(from: value)
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// Reads a name that is written with the given name first.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        /// - Throws: an error where the text is empty.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = _PersonNameComponentsFormatter().personNameComponents(from: value) else {
                throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(value)\" is no name."])
            }
            return name
        }
    }

    /// The given name and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }

    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    public init<Strategy: Foundation.ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy) throws
    where Strategy.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { Self() }
}
