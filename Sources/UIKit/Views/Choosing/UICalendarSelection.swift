import Foundation

/// The days that are chosen in a calendar. It keeps what it is told; nobody touches a picture, so no delegate is told.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

/// One day that is chosen, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
}

/// Days that are chosen.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

/// One week that is chosen, or none.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    open var selectedWeekOfYear: DateComponents?

    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) { self.delegate = delegate }

    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        self.selectedWeekOfYear = selectedWeekOfYear
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        true
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {}
    public func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}
