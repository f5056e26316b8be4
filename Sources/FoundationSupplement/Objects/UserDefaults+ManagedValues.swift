import Foundation

// What properties of `UserDefaults` with `@NSManaged` call. On Apple's systems, their names are the keys of values.
extension UserDefaults {
    /// The value of a property: zero, false or nil where there is none.
    public func _managedValue<Value>(_ key: String) -> Value {
        if let value = object(forKey: key) as? Value { return value }
        let others: [Any] = [
            Any?.none as Any, integer(forKey: key), double(forKey: key), float(forKey: key), bool(forKey: key), CGFloat(double(forKey: key)),
        ]
        for value in others { if let value = value as? Value { return value } }
        fatalError("The property \(key) of the user defaults has no value of the type \(Value.self). Register one first.")
    }

    /// Sets the value of a property; nil removes it.
    public func _setManagedValue<Value>(_ key: String, _ value: Value) {
        let mirror = Mirror(reflecting: value)
        set(mirror.displayStyle == .optional ? mirror.children.first?.value : value, forKey: key)
    }
}
