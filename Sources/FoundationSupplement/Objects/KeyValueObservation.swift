import Foundation

// Observations by key paths, which apps keep of players, scroll views and progress. A picture's program draws the values
// that it starts with, so a handler hears of the first value where it asks for it, and of no change.

/// What an observer hears of a value.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation of a value, which hears of no change.
// It has no state.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    public func invalidate() {}
}

/// Objects whose values can be observed by key paths; `Self` in a key path needs a protocol.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls the handler once, with `.initial` among the options, and never again.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}
