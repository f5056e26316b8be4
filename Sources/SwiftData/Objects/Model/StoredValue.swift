/// The value of a model's property. An object that is made from a store has none until the store sets it.
public struct _StoredValue<Value> {
    var value: Value?

    public init() {}
    public init(_ value: Value) { self.value = value }
    /// Creates a place without a value, of the type of an expression, which is not evaluated.
    public init(like: @autoclosure () -> Value) {}
}
