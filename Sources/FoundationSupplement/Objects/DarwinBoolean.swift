/// C's `Boolean` of Apple's systems.
@frozen public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Hashable, Sendable {
    private var value: UInt8

    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }

    public var boolValue: Bool { value != 0 }
    public var description: String { boolValue.description }
}
