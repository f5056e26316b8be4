import CoreGraphics
import Foundation

// Controls that choose a value. They keep what they are told.

open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
}

/// Where and how a date picker shows its choice.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var datePickerMode = Mode.dateAndTime
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }
    open var roundsToMinuteInterval = true
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor?
}
