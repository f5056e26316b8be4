import Foundation
public import FoundationSupplement
import OpenCombine

/// Objects whose values are published by key paths; `Self` in a key path needs a protocol.
public protocol _KeyValuePublishing: NSObjectProtocol {}
extension NSObject: _KeyValuePublishing {}

extension _KeyValuePublishing where Self: NSObject {
    /// Returns a publisher of a value of the object. It sends the value at its subscription, where `.initial` is among the options;
    /// changes are not observed.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of an object's value, which never finishes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard options.contains(.initial) else {
                return Empty<Value, Never>(completeImmediately: false).receive(subscriber: subscriber)
            }
            CurrentValueSubject<Value, Never>(object[keyPath: keyPath]).receive(subscriber: subscriber)
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
    }
}
