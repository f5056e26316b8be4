import Foundation

// What properties with `@NSManaged` call, of which a layer keeps the values.
extension CALayer {
    /// The value of a property: zero, false or nil before it is set, as on Apple's systems.
    public func _managedValue<Value>(_ key: String) -> Value {
        if let value = managedValues[key] as? Value { return value }
        let none: [Any] = [Any?.none as Any, 0.0, 0, CGFloat.zero, Float.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero]
        for value in none { if let value = value as? Value { return value } }
        fatalError("The property \(key) of \(type(of: self)) has no value. Give it one first.")
    }

    /// Sets the value of a property.
    public func _setManagedValue<Value>(_ key: String, _ value: Value) { managedValues[key] = value }
}
