import Foundation

/// A value with its format style.
// The input and the format are values, and `write` captures nothing.
struct FormattedText<Format: FormatStyle>: TextSource, @unchecked Sendable where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format
    let write: (Format.FormatOutput) -> WrittenText

    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
        lhs.input == rhs.input && lhs.format == rhs.format
    }

    func text(in environment: EnvironmentValues) -> WrittenText {
        var input = input
        // Relative formats read the clock, so the input is moved to the same distance from the clock as it has from the
        // picture's date.
        if format is Date.RelativeFormatStyle, let date = input as? Date, let moment = environment.renderDate {
            input = Date().addingTimeInterval(date.timeIntervalSince(moment)) as! Format.FormatInput
        }
        return write(FormattedNumbers.output(of: input, in: format.adapted(to: environment)))
    }
}

extension FormatStyle {
    /// Returns the style with the environment's locale, calendar and time zone in place of its defaults.
    package func adapted(to environment: EnvironmentValues) -> Self {
        let adapted = (self as? any CalendricalFormatStyle)?.withCalendar(of: environment) as? Self ?? self
        guard locale(.autoupdatingCurrent) == self else { return adapted }
        return adapted.locale(environment.locale)
    }
}

/// A format style with a calendar and a time zone.
private protocol CalendricalFormatStyle {
    var calendar: Calendar { get set }
    var timeZone: TimeZone { get set }
}

extension CalendricalFormatStyle {
    func withCalendar(of environment: EnvironmentValues) -> Self {
        var style = self
        let followsCalendar = calendar == .autoupdatingCurrent
        let followsZone = timeZone == .autoupdatingCurrent || (followsCalendar && self is any CalendarFormatStyle)
        if followsCalendar { style.calendar = environment.calendar }
        if followsZone { style.timeZone = environment.timeZone }
        return style
    }
}

extension Date.FormatStyle: CalendricalFormatStyle {}
extension SystemFormatStyle.DateOffset: CalendarFormatStyle {}
extension SystemFormatStyle.DateReference: CalendarFormatStyle {}
extension Date.IntervalFormatStyle: CalendricalFormatStyle {}
extension Date.RelativeFormatStyle: CalendarFormatStyle {}

/// A format style that takes its time zone from its calendar.
private protocol CalendarFormatStyle: CalendricalFormatStyle {}

extension CalendarFormatStyle {
    var timeZone: TimeZone {
        get { calendar.timeZone }
        set { calendar.timeZone = newValue }
    }
}
