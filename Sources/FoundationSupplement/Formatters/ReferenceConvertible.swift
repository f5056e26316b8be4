import Foundation

// Apple's Foundation declares classes for these values, which `Text(date, formatter: formatter)` requires. Foundation
// on Linux has the classes without the conformances.

extension Date: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDate
}

extension DateInterval: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDateInterval
}

extension Decimal: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { description }
}

extension Decimal: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSDecimalNumber
}

extension UUID: @retroactive ReferenceConvertible {
    public typealias ReferenceType = NSUUID
}
