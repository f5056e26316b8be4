import Foundation

/// A value that follows the time, for texts that stay up to date.
///
/// In a picture the time stands still at the entry's date.
public struct TimeDataSource<Value> {
    let value: @Sendable (Date) -> Value
    /// Sources of the same kind and date are equal.
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
    /// From `date` to the current one; empty where `date` is still to come.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, kind: "dateRange(startingAt:)", date: date)
    }

    /// From the current date to `date`; empty where `date` is gone by.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, kind: "dateRange(endingAt:)", date: date)
    }
}

extension TimeDataSource where Value == Duration {
    /// How long ago `date` is; negative where it is still to come.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(value: { .seconds($0.timeIntervalSince(date)) }, kind: "durationOffset(to:)", date: date)
    }
}

/// A value that follows the time, with the format style that writes it.
// Inputs and formats are values, and `write` captures nothing.
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
    /// What `source` has at the picture's time, as `format` writes it.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(.source(TimeText(source: source, format: format) { .plain($0) }))
    }

    /// What `source` has at the picture's time, as `format` writes it.
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
