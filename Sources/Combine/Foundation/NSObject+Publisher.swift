import Foundation
import OpenCombine

/// Objects whose values are published by key paths; `Self` in a key path needs a protocol.
public protocol _KeyValuePublishing: NSObjectProtocol {}
extension NSObject: _KeyValuePublishing {}

extension _KeyValuePublishing where Self: NSObject {
    /// Returns a publisher of a value of the object. It sends the value at its subscription; changes are not observed.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath)
    }
}

extension NSObject {
    /// A publisher of an object's value, which never finishes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>

        public init(object: Subject, keyPath: KeyPath<Subject, Value>) { (self.object, self.keyPath) = (object, keyPath) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CurrentValueSubject<Value, Never>(object[keyPath: keyPath]).receive(subscriber: subscriber)
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    public static func == (one: Self, other: Self) -> Bool { one.object === other.object && one.keyPath == other.keyPath }
}
