import Foundation

/// Apple's `Date.ComponentsFormatStyle`, the format of the time between two dates: `3 hours, 20 minutes`, `3:20:00`.
///
/// Foundation on Linux has a type of that name with fields alone. In the texts that are compiled, this name stands in
/// its place: it is as long, so that columns stay.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
    /// A unit of time.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// The length of the words.
    public struct Style: Hashable, Codable, Sendable {
        fileprivate enum Width: String, Codable {
            case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration
        }

        fileprivate var width: Width

        /// `1 hour, 10 minutes`
        public static let wide = Style(width: .wide)
        /// `1 hr, 10 min`
        public static let abbreviated = Style(width: .abbreviated)
        /// `1hr 10min`
        public static let condensedAbbreviated = Style(width: .condensedAbbreviated)
        /// `1h 10m`
        public static let narrow = Style(width: .narrow)
        /// `one hour, ten minutes`
        public static let spellOut = Style(width: .spellOut)
        /// `1:10:00`
        public static let timeDuration = Style(width: .timeDuration)
    }

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    /// The units of the text, or `nil` for all units from years to seconds.
    public var fields: Set<Field>?

    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.calendar?.locale = locale
        let units: [Field: NSCalendar.Unit] = [
            .year: .year, .month: .month, .week: .weekOfMonth, .day: .day, .hour: .hour, .minute: .minute,
            .second: .second,
        ]
        let defaults: Set<Field> = style == .timeDuration ? [.hour, .minute, .second] : []
        formatter.allowedUnits = NSCalendar.Unit((fields ?? defaults).compactMap { units[$0] })
        formatter.unitsStyle =
            switch style.width {
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            case .timeDuration: .positional
            }
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> _DateComponentsFormatStyle {
        var style = self
        style.locale = locale
        return style
    }

    public func calendar(_ calendar: Calendar) -> _DateComponentsFormatStyle {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
    /// The style for the time between two dates as `1:10:00`.
    public static var timeDuration: Self { _DateComponentsFormatStyle(style: .timeDuration) }

    /// Returns a style for the time between two dates in words.
    public static func components(
        style: Self.Style, fields: Set<Self.Field>? = nil
    ) -> Self {
        _DateComponentsFormatStyle(style: style, fields: fields)
    }
}
