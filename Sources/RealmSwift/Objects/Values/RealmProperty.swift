import Foundation

/// Holds the value of a property that Objective-C cannot declare.
public final class RealmProperty<Value: RealmPropertyType>: NSObject {
    public var value: Value

    public override init() { value = Value._rlmDefaultValue() }
    public init(_ value: Value) { self.value = value }
    public override var description: String { "\(value)" }
}

extension RealmProperty: Codable where Value: Codable {
    public convenience init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Value.self)) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// Holds an optional number or truth value, as Realms before version 10.8 need it.
public final class RealmOptional<Value: RealmOptionalType>: NSObject {
    public var value: Value?

    public override init() {}
    public init(_ value: Value?) { self.value = value }
    public override var description: String { "\(value as Any)" }
}

extension RealmOptional: Codable where Value: Codable {
    public convenience init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Value?.self)) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A box whose value stands for a property.
protocol ValueBox: AnyObject {
    static var valueType: Any.Type { get }
    var anyValue: Any? { get set }
}

extension RealmProperty: ValueBox {
    static var valueType: Any.Type { Value.self }
    var anyValue: Any? {
        get { value }
        set { if let new = PropertyConversion.value(newValue, as: Value.self) { value = new } }
    }
}

extension RealmOptional: ValueBox {
    static var valueType: Any.Type { Value?.self }
    var anyValue: Any? {
        get { value }
        set { if let new = PropertyConversion.value(newValue, as: Value?.self) { value = new } }
    }
}
