import Foundation

// Key-value coding on user defaults, as far as widgets use it. The keys are the names of the defaults.
extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Sets the value for a key, not for a path, because the names of defaults may contain dots.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }

    /// Returns the value for a key, not for a path, because the names of defaults may contain dots.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}

extension NSObject {
    /// The class itself.
    public static func classForCoder() -> AnyClass { self }
}
