import Foundation

/// The key of a localized string, with the values of its interpolations.
///
/// Each interpolation becomes a format specifier in the key: the key of `"\(count) items"` is `%lld items`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [Argument]

    /// The value of an interpolation.
    enum Argument: Equatable, Sendable {
        /// A string or number.
        case value(FormatArgument)
        /// A text with its own style.
        case text(Text)
    }

    public init(_ value: String) { (key, arguments) = (value, []) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }
}

extension LocalizedStringKey {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            // In a key with specifiers, a literal percent sign is escaped.
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        mutating func append(_ argument: Argument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.value(.text(AttributedString(string))))
        }

        public mutating func appendInterpolation(_ substring: Substring) { appendInterpolation(String(substring)) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(Text(resource)))
        }

        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.value(.text(AttributedString(formatter?.string(for: subject) ?? String(describing: subject)))))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.value(.text(AttributedString(formatter?.string(for: subject) ?? subject.description))))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.value(FormatArgument(value)), specifier: value._specifier)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.value(FormatArgument(value)), specifier: specifier)
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// Appends a value of another type as its Swift description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.value(.text(AttributedString(String(describing: value)))))
        }
    }
}
