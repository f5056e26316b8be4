import Foundation

/// A duration in a limited number of fields: "1:02:03", "02:03.45", "1 hour, 2 minutes".
struct ClockFields {
    /// The duration in seconds, at least 0.
    var seconds: TimeInterval
    /// Whether hours are shown. Otherwise, minutes can exceed 59.
    var showsHours: Bool
    /// The maximum number of fields. Hours, minutes, seconds and fractions of a second count as one field each.
    var maximumFields: Int
    /// The precision, in seconds.
    var precision: TimeInterval
    /// Whether the first field has two digits.
    var padsFirst: Bool
    /// Whether the duration is rounded up to the precision.
    var roundsUp = false

    func string(locale: Locale) -> String {
        let hasHours = showsHours && limited >= 3600
        let fieldsBeforeSeconds = hasHours ? 2 : 1
        if precision >= 60 || maximumFields <= fieldsBeforeSeconds { return units(hasHours: hasHours, locale: locale) }
        let digits = maximumFields > fieldsBeforeSeconds + 1 ? fractionDigits : 0
        let shown = rounded(to: pow(10, -Double(digits)))
        let style: Duration.TimeFormatStyle =
            hasHours
            ? .init(
                pattern: .hourMinuteSecond(padHourToLength: padsFirst ? 2 : 1, fractionalSecondsLength: digits),
                locale: locale)
            : .init(
                pattern: .minuteSecond(padMinuteToLength: padsFirst ? 2 : 1, fractionalSecondsLength: digits),
                locale: locale)
        return style.format(.milliseconds(Int64((shown * 1000).rounded())))
    }

    /// Returns the duration in units, such as "1 hour, 2 minutes". iOS uses them if there is no field for seconds
    /// (reported for a timer with two fields).
    private func units(hasHours: Bool, locale: Locale) -> String {
        let minutes = Int(rounded(to: max(60, precision)) / 60)
        var parts: [String] = []
        func add(_ count: Int, _ unit: CalendarDistance.Unit) {
            parts.append(UnitText.string(count: count, unit: unit, width: .wide, locale: locale))
        }
        if hasHours { add(minutes / 60, .hour) }
        let rest = hasHours ? minutes % 60 : minutes
        if parts.isEmpty || (rest > 0 && maximumFields > 1) { add(rest, .minute) }
        return UnitText.list(parts, width: .wide, locale: locale)
    }

    private var limited: TimeInterval { rounded(to: precision) }

    private func rounded(to step: TimeInterval) -> TimeInterval {
        // A millionth of a step is a tolerance for floating-point error in date arithmetic.
        let steps = seconds.isFinite ? min(max(0, seconds), 1e12) / step : 0
        let nearest = steps.rounded()
        if abs(steps - nearest) < 1e-3 { return nearest * step }
        return steps.rounded(roundsUp ? .up : .down) * step
    }

    private var fractionDigits: Int {
        guard precision > 0, precision < 1 else { return 0 }
        return min(3, max(0, Int((-log10(precision)).rounded(.up))))
    }
}
