import Foundation

/// Gives all objects the methods of Objective-C's key-value coding. They come from a protocol, so that classes can have their
/// own.
public protocol _KeyValueCoding {}

extension NSObject: _KeyValueCoding {}

extension _KeyValueCoding where Self: NSObject {
    /// A property of the class itself; nil, because without Objective-C classes have none by name.
    public static func value(forKey key: String) -> Any? { nil }
    public static func value(forKeyPath keyPath: String) -> Any? { nil }

    /// Returns the value of a dictionary, or of a stored property. Without Objective-C, computed properties are not found by
    /// their names: there the result is nil, and a warning says so.
    public func value(forKey key: String) -> Any? { keyedValue(at: key, of: self, "value(forKey:)") }

    /// Returns the value at a path of keys such as `owner.name` or `items.@count`.
    public func value(forKeyPath keyPath: String) -> Any? { keyedValue(at: keyPath, of: self, "value(forKeyPath:)") }

    /// Sets the value of a dictionary that can be changed. Effect on other objects: none, and a warning says so.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let dictionary = self as? NSMutableDictionary else {
            return FrameworkWarning.report(
                "setValue(_:forKey:) does not set “\(key)” of \(type(of: self)): without Objective-C there is no property by its name.")
        }
        if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
    }

    /// Sets the value at the end of a path of keys. The dictionaries on the way are replaced by changed copies, because Foundation on
    /// Linux hands out copies.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: "."), let outer = self as? NSMutableDictionary else {
            return setValue(value, forKey: keyPath)
        }
        let key = String(keyPath[..<dot])
        let inner = NSMutableDictionary(dictionary: outer.object(forKey: key) as? [AnyHashable: Any] ?? [:])
        inner.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
        outer.setObject(inner, forKey: key as NSString)
    }

    /// Returns the values of keys; those without a value are `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }
}

private func keyedValue(at path: String, of object: NSObject, _ call: String) -> Any? {
    do {
        return try KeyedValue.at(path, of: object)
    } catch {
        FrameworkWarning.report("\(call) has no value: \(error)")
        return nil
    }
}
