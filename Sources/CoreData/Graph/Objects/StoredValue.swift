import Foundation

/// The form in which objects and stores keep values: numbers as `NSNumber`, and so on.
enum StoredValue {
    /// The stored form of a value for an attribute; nil for nothing.
    static func make(_ value: Any?, for attribute: NSAttributeDescription) -> Any? { make(value, as: attribute.attributeType) }

    /// The form in which values of a type are stored and given in dictionaries; nil for nothing.
    static func make(_ value: Any?, as type: NSAttributeType) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return number(value).map { NSNumber(value: $0.int64Value) } ?? value
        case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) } ?? value
        case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) } ?? value
        case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) } ?? value
        case .decimalAttributeType:
            if let number = value as? NSDecimalNumber { return number }
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
        case .stringAttributeType: return (value as? String) ?? (value as? NSString).map { $0 as String } ?? value
        case .dateAttributeType:
            if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
            return (value as? Date) ?? (value as? NSDate).map { $0 as Date } ?? value
        case .binaryDataAttributeType: return (value as? Data) ?? (value as? NSData).map { $0 as Data } ?? value
        case .UUIDAttributeType: return (value as? UUID) ?? (value as? NSUUID).map { $0 as UUID } ?? value
        case .URIAttributeType: return (value as? URL) ?? (value as? NSURL).map { $0 as URL } ?? value
        default: return value
        }
    }

    /// The value of an attribute written as a text, as models write defaults; nil where the text has no such value.
    static func read(_ text: String, as type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: Int64($0)) }
        case .booleanAttributeType: return NSNumber(value: ["yes", "true", "1"].contains(text.lowercased()))
        case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
        case .decimalAttributeType:
            return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { NSDecimalNumber(decimal: $0) }
        case .stringAttributeType: return text
        case .dateAttributeType:
            return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) } ?? ISO8601DateFormatter().date(from: text)
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        case .binaryDataAttributeType: return Data(base64Encoded: text)
        default: return nil
        }
    }

    /// The value without optionals around it; nil where it is nil or `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        if let optional = value as? any AnyOptional { return unwrapped(optional.wrappedAny) }
        return value
    }

    /// The number of a value of any number type, or of an enumeration of numbers.
    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: return number
        case let number as Bool: return NSNumber(value: number)
        case let number as any BinaryInteger: return NSNumber(value: Int64(clamping: number))
        case let number as Double: return NSNumber(value: number)
        case let number as Float: return NSNumber(value: number)
        case let number as CGFloat: return NSNumber(value: Double(number))
        case let number as Decimal: return NSDecimalNumber(decimal: number)
        case let value as any RawRepresentable: return self.number(value.rawValue)
        default: return nil
        }
    }

    /// Whether two stored values are the same.
    static func equals(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left?, let right?):
            if let left = left as? [NSManagedObjectID], let right = right as? [NSManagedObjectID] { return left == right }
            if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return false
        default: return false
        }
    }
}

/// An optional whose type is not known.
protocol AnyOptional {
    /// The optional without a value.
    static var empty: Any { get }
    /// Returns the optional with a stored value in it; nil where the value has another type.
    static func holding(_ value: Any) -> Any?
    var wrappedAny: Any? { get }
}

extension Optional: AnyOptional {
    static var empty: Any { Wrapped?(nilLiteral: ()) as Any }
    static func holding(_ value: Any) -> Any? { PropertyValue.convert(value, to: Wrapped.self).map { Self.some($0) as Any } }
    var wrappedAny: Any? { map { $0 as Any } }
}
