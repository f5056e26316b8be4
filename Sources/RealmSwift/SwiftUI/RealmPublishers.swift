import Combine
import Foundation

/// The publishers of objects and collections. Nothing changes these after a picture is begun, so each tells what there is.
public enum RealmPublishers {
    /// Publishes a collection or an object once.
    public struct Value<Subscribable: RealmSubscribable & ThreadConfined>: Publisher {
        public typealias Output = Subscribable
        public typealias Failure = any Error
        let value: Subscribable

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            Publishers.Concatenate(
                prefix: Just(value).setFailureType(to: Failure.self), suffix: Empty<Output, Failure>(completeImmediately: false)
            ).receive(subscriber: subscriber)
        }
    }

    /// Publishes a collection as what it is at first.
    public struct CollectionChangeset<Collection: RealmCollection & RealmSubscribable>: Publisher {
        public typealias Output = RealmCollectionChange<Collection>
        public typealias Failure = Never
        let collection: Collection

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
            Publishers.Concatenate(prefix: Just(Output.initial(collection)), suffix: Empty<Output, Never>(completeImmediately: false))
                .receive(subscriber: subscriber)
        }
    }

    /// Publishes nothing, because nothing changes.
    public struct WillChange<Subscribable: RealmSubscribable>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
            Empty<Void, Never>(completeImmediately: false).receive(subscriber: subscriber)
        }
    }
}

extension RealmCollection where Self: RealmSubscribable {
    public var collectionPublisher: RealmPublishers.Value<Self> { RealmPublishers.Value(value: self) }
    public func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self> { collectionPublisher }
    public var changesetPublisher: RealmPublishers.CollectionChangeset<Self> { RealmPublishers.CollectionChangeset(collection: self) }
    public func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.CollectionChangeset<Self> { changesetPublisher }
}

extension Results {
    public var objectWillChange: RealmPublishers.WillChange<Results> { RealmPublishers.WillChange() }
}

/// Returns a publisher of an object.
public func valuePublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T> {
    RealmPublishers.Value(value: object)
}

/// Returns a publisher of a collection.
public func valuePublisher<T: RealmCollection & RealmSubscribable>(_ collection: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T> {
    RealmPublishers.Value(value: collection)
}

extension Publisher where Output: ThreadConfined {
    /// Passes on what can be handed to another thread, which everything can.
    public func threadSafeReference() -> Self { self }
}

extension Publisher {
    /// Passes on what does not change any more.
    public func freeze() -> Publishers.Map<Self, Output> where Output: ThreadConfined { map { $0.freeze() } }
}
