import Foundation

// Observers of values by their keys. A picture's program draws the values it starts with, so no observer hears of a
// change.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// What has happened to an observed value.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

extension NSObject {
    /// Stands for the superclass's `observeValue(forKeyPath:of:change:context:)`, which sources pass on what they do not
    /// observe to. Effect: none.
    public func _ignoreValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
    /// Stands for the superclass's `keyPathsForValuesAffectingValue(forKey:)`, which names no other values.
    public class func _keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Stands for the superclass's `automaticallyNotifiesObservers(forKey:)`.
    public class func _automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    /// Effect: none.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    /// Effect: none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    /// Effect: none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}
