import Foundation

/// Keeps Foundation's formatter of intervals from ending the program where nothing of it has been set.
///
/// On Linux, the formatter makes its template when a property is set, and writes with none before. It cannot be subclassed, so
/// this class has methods of the same form, which are put into the place of Foundation's. Their `self` is then a formatter. The
/// order of the methods is that of `symbols`.
open class _IntervalFormatterCorrection {
    private final var formatter: DateIntervalFormatter { unsafeBitCast(self, to: DateIntervalFormatter.self) }

    open func string(from fromDate: Date, to toDate: Date) -> String {
        formatter.timeZone = formatter.timeZone
        return formatter.uncorrectedString(from: fromDate, to: toDate)
    }

    open func string(from dateInterval: DateInterval) -> String? {
        formatter.timeZone = formatter.timeZone
        return formatter.uncorrectedString(from: dateInterval)
    }

    /// The symbol names of Foundation's methods.
    private static let symbols = [
        "$s10Foundation21DateIntervalFormatterC6string4from2toSS0A10Essentials0B0V_AItF",
        "$s10Foundation21DateIntervalFormatterC6string4fromSSSg0A10Essentials0bC0V_tF",
    ]

    /// Whether formatters of intervals are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled: Bool = {
        let (own, table) = (MethodTable(type: _IntervalFormatterCorrection.self), MethodTable(type: DateIntervalFormatter.self))
        let places = symbols.map(table.place(ofSymbol:))
        guard !places.contains(nil) else { return false }
        return places.enumerated().allSatisfy { index, place in
            table.setMethod(own[MethodTable.firstMethod + index], at: place ?? 0)
        }
    }()
}

extension DateIntervalFormatter {
    /// Foundation's own method, which the class's table no longer has.
    @_silgen_name("$s10Foundation21DateIntervalFormatterC6string4from2toSS0A10Essentials0B0V_AItF")
    fileprivate func uncorrectedString(from fromDate: Date, to toDate: Date) -> String

    @_silgen_name("$s10Foundation21DateIntervalFormatterC6string4fromSSSg0A10Essentials0bC0V_tF")
    fileprivate func uncorrectedString(from dateInterval: DateInterval) -> String?
}
