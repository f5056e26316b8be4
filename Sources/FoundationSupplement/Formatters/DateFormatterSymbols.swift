import Foundation

/// The words of date formatters as values that sources can also ask for with `?` or `!`, as on Apple's systems. Foundation on Linux
/// declares them without. These are disfavored, so sources that do not ask get Foundation's own, as the bodies here do.
extension DateFormatter {
    @_disfavoredOverload public var eraSymbols: [String]! {
        get { let words: [String] = self.Foundation::eraSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::eraSymbols = words } }
    }
    @_disfavoredOverload public var monthSymbols: [String]! {
        get { let words: [String] = self.Foundation::monthSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::monthSymbols = words } }
    }
    @_disfavoredOverload public var shortMonthSymbols: [String]! {
        get { let words: [String] = self.Foundation::shortMonthSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::shortMonthSymbols = words } }
    }
    @_disfavoredOverload public var weekdaySymbols: [String]! {
        get { let words: [String] = self.Foundation::weekdaySymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::weekdaySymbols = words } }
    }
    @_disfavoredOverload public var shortWeekdaySymbols: [String]! {
        get { let words: [String] = self.Foundation::shortWeekdaySymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::shortWeekdaySymbols = words } }
    }
    @_disfavoredOverload public var longEraSymbols: [String]! {
        get { let words: [String] = self.Foundation::longEraSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::longEraSymbols = words } }
    }
    @_disfavoredOverload public var veryShortMonthSymbols: [String]! {
        get { let words: [String] = self.Foundation::veryShortMonthSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::veryShortMonthSymbols = words } }
    }
    @_disfavoredOverload public var standaloneMonthSymbols: [String]! {
        get { let words: [String] = self.Foundation::standaloneMonthSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::standaloneMonthSymbols = words } }
    }
    @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
        get { let words: [String] = self.Foundation::shortStandaloneMonthSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::shortStandaloneMonthSymbols = words } }
    }
    @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
        get { let words: [String] = self.Foundation::veryShortStandaloneMonthSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::veryShortStandaloneMonthSymbols = words } }
    }
    @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! {
        get { let words: [String] = self.Foundation::veryShortWeekdaySymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::veryShortWeekdaySymbols = words } }
    }
    @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! {
        get { let words: [String] = self.Foundation::standaloneWeekdaySymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::standaloneWeekdaySymbols = words } }
    }
    @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
        get { let words: [String] = self.Foundation::shortStandaloneWeekdaySymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::shortStandaloneWeekdaySymbols = words } }
    }
    @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
        get { let words: [String] = self.Foundation::veryShortStandaloneWeekdaySymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::veryShortStandaloneWeekdaySymbols = words } }
    }
    @_disfavoredOverload public var quarterSymbols: [String]! {
        get { let words: [String] = self.Foundation::quarterSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::quarterSymbols = words } }
    }
    @_disfavoredOverload public var shortQuarterSymbols: [String]! {
        get { let words: [String] = self.Foundation::shortQuarterSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::shortQuarterSymbols = words } }
    }
    @_disfavoredOverload public var standaloneQuarterSymbols: [String]! {
        get { let words: [String] = self.Foundation::standaloneQuarterSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::standaloneQuarterSymbols = words } }
    }
    @_disfavoredOverload public var shortStandaloneQuarterSymbols: [String]! {
        get { let words: [String] = self.Foundation::shortStandaloneQuarterSymbols; return words }
        set { if let words: [String] = newValue { self.Foundation::shortStandaloneQuarterSymbols = words } }
    }
    @_disfavoredOverload public var amSymbol: String! {
        get { let words: String = self.Foundation::amSymbol; return words }
        set { if let words: String = newValue { self.Foundation::amSymbol = words } }
    }
    @_disfavoredOverload public var pmSymbol: String! {
        get { let words: String = self.Foundation::pmSymbol; return words }
        set { if let words: String = newValue { self.Foundation::pmSymbol = words } }
    }
}
