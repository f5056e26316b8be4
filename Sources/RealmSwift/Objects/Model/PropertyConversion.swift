import Foundation

/// Makes values of the types of properties from values of any type.
enum PropertyConversion {
    /// The value without optionals around it; nil where it is nil or `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns a value of a type; nil where it does not fit.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let plain = unwrapped(value) else {
            guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
            return none(type) as? Value
        }
        if let value = plain as? Value { return value }
        let wanted = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
        if let number = plain as? NSNumber, let value = self.number(number, as: wanted) as? Value { return value }
        if let number = plain as? any BinaryInteger, let value = self.number(NSNumber(value: Int64(clamping: number)), as: wanted) as? Value {
            return value
        }
        if let number = plain as? any BinaryFloatingPoint, let value = self.number(NSNumber(value: Double(number)), as: wanted) as? Value {
            return value
        }
        if let type = wanted as? any RawRepresentable.Type, let value = raw(plain, as: type) as? Value { return value }
        if let type = wanted as? ObjectBase.Type, plain is [String: Any] || plain is [Any] {
            let object = type.init()
            object.set(plain)
            return object as? Value
        }
        return nil
    }

    private static func none<N: ExpressibleByNilLiteral>(_ type: N.Type) -> Any {
        let none: N = nil
        return none
    }

    private static func raw<R: RawRepresentable>(_ value: Any, as type: R.Type) -> Any? {
        self.value(value, as: R.RawValue.self).flatMap { R(rawValue: $0) }
    }

    private static func number(_ number: NSNumber, as type: Any.Type) -> Any? {
        switch type {
        case is Int.Type: number.intValue
        case is Int8.Type: number.int8Value
        case is Int16.Type: number.int16Value
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is Float.Type: number.floatValue
        case is Double.Type: number.doubleValue
        case is Bool.Type: number.boolValue
        case is Decimal128.Type: Decimal128(number: number)
        default: nil
        }
    }
}

/// An optional type, whatever it wraps.
protocol AnyOptional {
    static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
    static var wrappedType: Any.Type { Wrapped.self }
}
