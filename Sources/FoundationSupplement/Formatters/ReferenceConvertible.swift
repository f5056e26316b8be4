import Foundation

// On Apple's systems these values have classes that formatters take, and texts are made of them with one:
// `Text(date, formatter: formatter)`. Linux has the classes but does not say so.

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
