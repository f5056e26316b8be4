import Foundation

// The dates of HTTP's headers.

extension Date {
    /// Writes and reads dates as HTTP's headers have them.
    public struct HTTPFormatStyle: ParseableFormatStyle, Foundation.ParseStrategy, CustomConsumingRegexComponent, Sendable {
        public typealias RegexOutput = Date

        public init() {}

        public var parseStrategy: HTTPFormatStyle { self }

        public func format(_ value: Date) -> String {
            let parts: Set<Calendar.Component> = [.weekday, .day, .month, .year, .hour, .minute, .second]
            return HTTPDateFields.text(of: HTTPFormatStyle.calendar.dateComponents(parts, from: value))
        }

        public func parse(_ value: String) throws -> Date {
            guard let (_, date) = read(value[...]) else { throw HTTPDateFields.failure(value) }
            return date
        }

        public func consuming(
            _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
        ) throws -> (upperBound: String.Index, output: Date)? {
            index < bounds.upperBound ? read(input[index..<bounds.upperBound]).map { ($0.end, $0.date) } : nil
        }

        private func read(_ text: Substring) -> (end: String.Index, date: Date)? {
            guard var fields = HTTPDateFields.read(text) else { return nil }
            // The day counts, whatever weekday is written.
            fields.components.weekday = nil
            return HTTPFormatStyle.calendar.date(from: fields.components).map { (fields.end, $0) }
        }

        private static var calendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar
        }
    }
}

extension DateComponents {
    /// Writes and reads the fields of dates as HTTP's headers have them.
    public struct HTTPFormatStyle: ParseableFormatStyle, Foundation.ParseStrategy, CustomConsumingRegexComponent, Sendable {
        public typealias RegexOutput = DateComponents

        public init() {}

        public var parseStrategy: HTTPFormatStyle { self }

        public func format(_ value: DateComponents) -> String { HTTPDateFields.text(of: value) }

        public func parse(_ value: String) throws -> DateComponents {
            guard let (_, components) = HTTPDateFields.read(value[...]) else { throw HTTPDateFields.failure(value) }
            return components
        }

        public func consuming(
            _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
        ) throws -> (upperBound: String.Index, output: DateComponents)? {
            guard index < bounds.upperBound else { return nil }
            return HTTPDateFields.read(input[index..<bounds.upperBound]).map { ($0.end, $0.components) }
        }
    }
}

extension FormatStyle where Self == Date.HTTPFormatStyle { public static var http: Self { Self() } }
extension FormatStyle where Self == DateComponents.HTTPFormatStyle { public static var http: Self { Self() } }
extension ParseableFormatStyle where Self == Date.HTTPFormatStyle { public static var http: Self { Self() } }
extension ParseableFormatStyle where Self == DateComponents.HTTPFormatStyle { public static var http: Self { Self() } }

extension ParseStrategy where Self == Date.HTTPFormatStyle {
    @_disfavoredOverload public static var http: Self { Self() }
}

extension ParseStrategy where Self == DateComponents.HTTPFormatStyle {
    @_disfavoredOverload public static var http: Self { Self() }
}

extension RegexComponent where Self == Date.HTTPFormatStyle {
    public static var http: Date.HTTPFormatStyle { Date.HTTPFormatStyle() }
}

extension RegexComponent where Self == DateComponents.HTTPFormatStyle {
    public static var httpComponents: DateComponents.HTTPFormatStyle { DateComponents.HTTPFormatStyle() }
}
