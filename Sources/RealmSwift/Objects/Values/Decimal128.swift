import Foundation

/// A decimal number. It keeps the 38 digits of `Decimal`.
public final class Decimal128: NSObject, Codable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, @unchecked Sendable {  // Its value never changes.
    private let value: Decimal

    /// Zero.
    public override init() { value = 0 }
    private init(decimal: Decimal) { value = decimal }

    /// Creates a number from a number or a text. The program ends where it is neither.
    public convenience init(value: Any) {
        switch value {
        case let number as Decimal128: self.init(decimal: number.value)
        case let number as Decimal: self.init(decimal: number)
        case let number as NSNumber: self.init(number: number)
        case let text as String: try! self.init(string: text)
        default: self.init(decimal: Decimal(string: "\(value)") ?? .nan)
        }
    }

    public init(number: NSNumber) { value = number.decimalValue }

    /// - Throws: an error where the text is no number.
    public init(string: String) throws {
        guard let value = Decimal(string: string) else {
            throw Realm.Error(.fail, userInfo: [NSLocalizedDescriptionKey: "Invalid Decimal128 string '\(string)'"])
        }
        self.value = value
    }

    public convenience init(integerLiteral value: Int64) { self.init(decimal: Decimal(value)) }
    public convenience init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
    public convenience init(stringLiteral value: String) { self.init(decimal: Decimal(string: value) ?? .nan) }

    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }

    public var decimalValue: Decimal { value }
    public var doubleValue: Double { NSDecimalNumber(decimal: value).doubleValue }
    public var stringValue: String { "\(value)" }
    public var isNaN: Bool { value.isNaN }

    public override var description: String { stringValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Decimal128)?.value == value }
    public override var hash: Int { value.hashValue }

    public static func < (left: Decimal128, right: Decimal128) -> Bool { left.value < right.value }
    public static func + (left: Decimal128, right: Decimal128) -> Decimal128 { Decimal128(decimal: left.value + right.value) }
    public static func - (left: Decimal128, right: Decimal128) -> Decimal128 { Decimal128(decimal: left.value - right.value) }
    public static func * (left: Decimal128, right: Decimal128) -> Decimal128 { Decimal128(decimal: left.value * right.value) }
    public static func / (left: Decimal128, right: Decimal128) -> Decimal128 { Decimal128(decimal: left.value / right.value) }
    public static func *= (left: inout Decimal128, right: Decimal128) { left = left * right }
    public static func += (left: inout Decimal128, right: Decimal128) { left = left + right }
    public static func -= (left: inout Decimal128, right: Decimal128) { left = left - right }

    public var magnitude: Decimal128 { Decimal128(decimal: value.magnitude) }
}
