import Foundation

extension NSCalendar {
    /// Finds the whole unit, such as the week, that a date lies in.
    ///
    /// - Parameters:
    ///   - datep: takes the unit's start.
    ///   - tip: takes its length in seconds.
    /// - Returns: whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let interval = range(of: unit, for: date) else { return false }
        datep?.pointee = interval.start as NSDate
        tip?.pointee = interval.duration
        return true
    }
}
