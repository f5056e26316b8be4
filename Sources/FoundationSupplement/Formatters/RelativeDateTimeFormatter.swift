import Foundation
internal import _FoundationICU

/// A formatter for the distance between two dates: `3 hours ago`, `tomorrow`.
///
/// Foundation's own ICU provides the words in every language. Foundation on Linux does not have this class.
// An open class cannot be checked. Every property that changes is guarded.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days and years have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named
    }

    /// The length of the words.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    @_Guarded open var dateTimeStyle: DateTimeStyle = .numeric
    @_Guarded open var unitsStyle: UnitsStyle = .full
    /// The position of the text in a sentence.
    @_Guarded open var formattingContext: Formatter.Context = .unknown
    @_Guarded open var calendar: Calendar! = .current
    @_Guarded open var locale: Locale! = .current

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the distance of `date` from `referenceDate`, in the largest unit that fits.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
    }

    /// Returns the distance of a time interval in seconds from now. A negative interval is in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let limited = timeInterval.isFinite ? min(max(timeInterval, -1e12), 1e12) : 0
        return localizedString(for: start.addingTimeInterval(limited), relativeTo: start)
    }

    /// Returns the distance of date components from now, in the largest unit whose amount is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units: [(Calendar.Component, URelativeDateTimeUnit)] = [
            (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
            (.weekOfYear, UDAT_REL_UNIT_WEEK), (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR),
            (.minute, UDAT_REL_UNIT_MINUTE), (.second, UDAT_REL_UNIT_SECOND),
        ]
        let amounts = units.compactMap { component, unit in
            dateComponents.value(for: component).map { ($0, unit) }
        }
        let chosen = amounts.first { $0.0 != 0 } ?? amounts.last ?? (0, UDAT_REL_UNIT_SECOND)
        return text(Double(chosen.0), chosen.1) ?? ""
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ amount: Double, _ unit: URelativeDateTimeUnit) -> String? {
        let width: UDateRelativeDateTimeFormatterStyle =
            switch unitsStyle {
            case .full, .spellOut: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .abbreviated: UDAT_STYLE_NARROW
            }
        let context: UDisplayContext =
            switch formattingContext {
            case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
            case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
            case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
            case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
            default: UDISPCTX_CAPITALIZATION_NONE
            }
        let identifier = (locale ?? .current).identifier
        var status = U_ZERO_ERROR
        // The formatter takes ownership of the number formatter and frees it.
        let numbers =
            unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        guard let formatter = swift_ureldatefmt_open(identifier, numbers, width, context, &status) else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return UnicodeText.read { buffer, capacity, status in
            dateTimeStyle == .named
                ? swift_ureldatefmt_format(formatter, amount, unit, buffer, capacity, &status)
                : swift_ureldatefmt_formatNumeric(formatter, amount, unit, buffer, capacity, &status)
        }
    }
}
