import Foundation

// Key-value coding, as far as widgets use it: on user defaults, where it means the defaults themselves.
extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// A key, not a path: the names of defaults have their dots in them.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}

extension NSObject {
    /// The class itself.
    public static func classForCoder() -> AnyClass { self }
}
