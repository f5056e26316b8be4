import Foundation

extension String {
    /// The key of a string in a table of localized strings, with the values of its interpolations.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The text with a format specifier for each interpolation.
        package var key: String

        /// The interpolated values, in the order of their specifiers.
        package var arguments: [FormatArgument]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }
    }
}

extension String.LocalizationValue {
    /// The kind of a value that the key has a place for and that nobody has given yet.
    public enum Placeholder: Hashable, Codable, Sendable {
        case int, uint, float, double, object

        fileprivate var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }

    /// The interpolation of a localized string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key: String
        fileprivate var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key = ""
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            // In a key with placeholders, a literal percent sign is escaped.
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.text(AttributedString(string)))
        }

        public mutating func appendInterpolation(_ substring: Substring) {
            append(.text(AttributedString(String(substring))))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(attributedString))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource))
        }

        /// Appends the localized name of a value, such as a case of an `AppEnum`.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
            append(.resource(value.localizedStringResource))
        }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
            append(FormatArgument(value), specifier: value._specifier)
        }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
            append(FormatArgument(value), specifier: specifier)
        }

        /// Leaves a place for a value. Its text is empty until something fills it.
        public mutating func appendInterpolation(placeholder: Placeholder) {
            append(.text(AttributedString()), specifier: placeholder.specifier)
        }

        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
            append(.text(AttributedString()), specifier: specifier)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.text(AttributedString(formatter?.string(for: subject) ?? String(describing: subject))))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.text(AttributedString(formatter?.string(for: subject) ?? subject.description)))
        }

        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable, Style.FormatOutput == String {
            let formatting = UncheckedFormatting { AttributedString(format.locale($0).format(value)) }
            append(.formatted(AttributedString(format.format(value))) { formatting.text($0) })
        }

        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
            let formatting = UncheckedFormatting { format.locale($0).format(value) }
            append(.formatted(format.format(value)) { formatting.text($0) })
        }
    }
}

/// Formats a value for a locale. The value and its style do not change after they are captured.
// The captured `FormatInput`s and `FormatStyle`s are value types of Foundation.
private struct UncheckedFormatting: @unchecked Sendable {
    let text: (Locale) -> AttributedString
}
