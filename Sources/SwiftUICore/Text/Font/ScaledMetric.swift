import Foundation

/// A length that scales with the user's text size like a text style.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    /// Creates a metric. `wrappedValue` is the value at the default text size.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, style, scaled) = (wrappedValue, textStyle, wrappedValue)
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { scaled }

    public mutating func _bind(in context: _ResolutionContext) {
        let environment = context.environment
        scaled = Value(
            style.scaled(CGFloat(base), to: environment.dynamicTypeSize, displayScale: environment.displayScale))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
