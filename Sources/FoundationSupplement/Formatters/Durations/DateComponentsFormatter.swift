import Foundation

/// A formatter for amounts of time: `1:02:03`, `1h 2m`, `1 hour, 2 minutes`.
///
/// Foundation's own ICU provides the words in every language. The phrases "About" and "remaining" are always English.
/// Foundation on Linux does not have this class.
/// everywhere. Stands in for Foundation's class of this name, which Linux lacks.
// An open class cannot be checked. Every property that changes is guarded.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of the words.
    public enum UnitsStyle: Int, Sendable {
        /// `1:02:03`
        case positional = 0
        /// `1h 2m 3s`
        case abbreviated
        /// `1 hr, 2 min, 3 sec`
        case short
        /// `1 hour, 2 minutes, 3 seconds`
        case full
        /// `one hour, two minutes, three seconds`
        case spellOut
        /// `1hr 2min 3sec`
        case brief
    }

    /// The amounts of zero that are omitted.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Omits leading zeros in the positional style, and all zeros in other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Omits no zeros. In the positional style every amount has two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    @_Guarded open var unitsStyle: UnitsStyle = .positional
    /// The units of the text. An empty set stands for all units from years to seconds.
    @_Guarded open var allowedUnits: NSCalendar.Unit = []
    @_Guarded open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that defines the length of units. Its locale determines the language.
    @_Guarded open var calendar: Calendar? = .current
    /// The start of amounts that depend on a date (months, years), or `nil` for 1 January 2001.
    @_Guarded open var referenceDate: Date?
    /// Whether the last unit may have decimals.
    @_Guarded open var allowsFractionalUnits = false
    /// The maximum number of units, or 0 for any number.
    @_Guarded open var maximumUnitCount = 0
    /// Whether a single largest unit is converted to the next smaller one: `75 minutes`.
    @_Guarded open var collapsesLargestUnit = false
    /// Whether the text starts with "About".
    @_Guarded open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining".
    @_Guarded open var includesTimeRemainingPhrase = false
    /// The position of the text in a sentence, which does not affect amounts of time.
    @_Guarded open var formattingContext: Formatter.Context = .unknown

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = start
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        var amounts = TimeAmounts(units: units, calendar: calendar ?? .current, allowsFractions: allowsFractionalUnits)
            .amounts(from: startDate, to: endDate)
        if collapsesLargestUnit { TimeAmounts.collapseLargest(&amounts) }
        if maximumUnitCount > 0 {
            let first = amounts.firstIndex { $0.value != 0 } ?? max(0, amounts.count - maximumUnitCount)
            amounts = Array(amounts.dropFirst(first).prefix(maximumUnitCount))
        }
        let text = unitsStyle == .positional ? positionalText(amounts) : wordedText(amounts)
        guard var text else { return nil }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var locale: Locale { calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

    private var units: [Calendar.Component] {
        let order: [(NSCalendar.Unit, Calendar.Component)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        let allowed = order.filter { allowedUnits.contains($0.0) }
        return (allowed.isEmpty ? order.filter { $0.1 != .weekOfMonth } : allowed).map(\.1)
    }

    private func positionalText(_ amounts: [DurationText.Amount]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        let drops: ZeroFormattingBehavior =
            zeroFormattingBehavior.contains(.default) ? .dropLeading : zeroFormattingBehavior
        // Zeros in the middle stay, because otherwise the positions would not identify the units.
        let kept = pads ? amounts : TimeAmounts.dropping(drops.subtracting(.dropMiddle), from: amounts)
        let isNegative = kept.contains { $0.value < 0 }
        let numbers = kept.enumerated().map { place, amount in
            let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
            let isPadded = pads || (place > 0 && [.minute, .second, .hour].contains(amount.unit))
            return abs(amount.value).formatted(
                style.precision(.integerAndFractionLength(integerLimits: (isPadded ? 2 : 1)..., fractionLimits: 0...3)))
        }
        return (isNegative ? "-" : "") + numbers.joined(separator: ":")
    }

    private func wordedText(_ amounts: [DurationText.Amount]) -> String? {
        let drops: ZeroFormattingBehavior =
            zeroFormattingBehavior.contains(.default) ? .dropAll : zeroFormattingBehavior
        let kept = zeroFormattingBehavior.contains(.pad) ? amounts : TimeAmounts.dropping(drops, from: amounts)
        let width: DurationText.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short: .short
            case .brief: .shorter
            case .abbreviated, .positional: .narrow
            }
        return DurationText(width: width, locale: locale, spellsOut: unitsStyle == .spellOut).text(of: kept)
    }
}
