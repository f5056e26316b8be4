import Foundation

/// A time-dependent value for texts that update automatically.
///
/// In a picture, the time is that of the entry's date.
public struct TimeDataSource<Value> {
    let value: @Sendable (Date) -> Value
    /// The identity of the source. Sources of the same kind and date are equal.
    private let kind: String
    private let date: Date?
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource: Equatable {
    public static func == (lhs: TimeDataSource, rhs: TimeDataSource) -> Bool {
        lhs.kind == rhs.kind && lhs.date == rhs.date
    }
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(value: { $0 }, kind: "currentDate", date: nil)
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// Returns the range from `date` to the current date; empty if `date` is in the future.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, kind: "dateRange(startingAt:)", date: date)
    }

    /// Returns the range from the current date to `date`; empty if `date` is in the past.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, kind: "dateRange(endingAt:)", date: date)
    }
}

extension TimeDataSource where Value == Duration {
    /// Returns the time since `date`; negative if `date` is in the future.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(value: { .seconds($0.timeIntervalSince(date)) }, kind: "durationOffset(to:)", date: date)
    }
}

// Sources write these after the type of the present date, too: `TimeDataSource<Date>.durationOffset(to:)`.
extension TimeDataSource where Value == Date {
    @_disfavoredOverload public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>.dateRange(startingAt: date)
    }

    @_disfavoredOverload public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>.dateRange(endingAt: date)
    }

    @_disfavoredOverload public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>.durationOffset(to: date)
    }
}

/// A time-dependent value with its format style.
// The input and the format are values, and `write` captures nothing.
private struct TimeText<Format: DiscreteFormatStyle>: TextSource, @unchecked Sendable {
    let source: TimeDataSource<Format.FormatInput>
    let format: Format
    let write: (Format.FormatOutput) -> WrittenText

    var isLive: Bool { true }

    static func == (lhs: TimeText, rhs: TimeText) -> Bool { lhs.source == rhs.source && lhs.format == rhs.format }

    func text(in environment: EnvironmentValues) -> WrittenText {
        write(format.adapted(to: environment).format(source.value(environment.currentDate)))
    }
}

extension Text {
    /// Creates a text of the source's value at the picture's date.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(.source(TimeText(source: source, format: format) { .plain($0) }))
    }

    /// Creates a text of the source's value at the picture's date.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(.source(TimeText(source: source, format: format) { .attributed($0) }))
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }

    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }
}
