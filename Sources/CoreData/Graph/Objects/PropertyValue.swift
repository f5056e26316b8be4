import Foundation

/// Values as the properties of managed objects have them.
enum PropertyValue {
    /// The value of a property from its stored form, or what a property without a value has: nothing, zero, an empty text.
    ///
    /// - Returns: nil where the stored value has another type, or nothing is stored and the type has no such value.
    static func property<Value>(_ stored: Any?, as type: Value.Type) -> Value? {
        guard let stored else { return nothing(of: type) }
        return convert(stored, to: type)
    }

    /// The value of a type for a stored one.
    static func convert<Value>(_ stored: Any, to type: Value.Type) -> Value? {
        if let optional = type as? any AnyOptional.Type { return optional.holding(stored) as? Value }
        if let number = stored as? NSNumber, let made = self.number(number, as: type) as? Value { return made }
        if let value = stored as? Value { return value }
        if let date = stored as? Date, type == Double.self { return date.timeIntervalSinceReferenceDate as? Value }
        if let set = stored as? NSOrderedSet { return set.array as? Value }
        if let enumeration = type as? any RawRepresentable.Type { return self.enumeration(stored, as: enumeration) as? Value }
        return nil
    }

    private static func number(_ number: NSNumber, as type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number.boolValue
        case is Int.Type: number.intValue
        case is Int64.Type: number.int64Value
        case is Int32.Type: Int32(truncatingIfNeeded: number.int64Value)
        case is Int16.Type: Int16(truncatingIfNeeded: number.int64Value)
        case is Int8.Type: Int8(truncatingIfNeeded: number.int64Value)
        case is UInt.Type: UInt(truncatingIfNeeded: number.int64Value)
        case is UInt64.Type: UInt64(truncatingIfNeeded: number.int64Value)
        case is UInt32.Type: UInt32(truncatingIfNeeded: number.int64Value)
        case is UInt16.Type: UInt16(truncatingIfNeeded: number.int64Value)
        case is Double.Type: number.doubleValue
        case is Float.Type: number.floatValue
        case is CGFloat.Type: CGFloat(number.doubleValue)
        case is NSDecimalNumber.Type: (number as? NSDecimalNumber) ?? NSDecimalNumber(decimal: number.decimalValue)
        case is Decimal.Type: number.decimalValue
        default: nil
        }
    }

    private static func enumeration<Enumeration: RawRepresentable>(_ stored: Any, as type: Enumeration.Type) -> Any? {
        convert(stored, to: Enumeration.RawValue.self).flatMap(Enumeration.init)
    }

    private static func nothing<Value>(of type: Value.Type) -> Value? {
        if let optional = type as? any AnyOptional.Type { return optional.empty as? Value }
        switch type {
        case is String.Type: return "" as? Value
        case is Data.Type: return Data() as? Value
        case is NSSet.Type: return NSSet() as? Value
        case is NSOrderedSet.Type: return NSOrderedSet() as? Value
        case let type as any ExpressibleByArrayLiteral.Type: return emptyCollection(type) as? Value
        case let type as any RawRepresentable.Type: return enumeration(NSNumber(value: 0), as: type) as? Value
        default: return number(NSNumber(value: 0), as: type) as? Value
        }
    }

    private static func emptyCollection<Collection: ExpressibleByArrayLiteral>(_ type: Collection.Type) -> Any { Collection() }
}

extension ExpressibleByArrayLiteral {
    fileprivate init() { self = [] }
}
