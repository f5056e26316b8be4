import Combine
import Foundation

/// An object of a Realm.
open class RealmSwiftObject: ObjectBase {}
public typealias Object = RealmSwiftObject

/// An object that exists inside another one alone.
open class RealmSwiftEmbeddedObject: ObjectBase {}
public typealias EmbeddedObject = RealmSwiftEmbeddedObject

/// An object that is only written, and never read.
open class AsymmetricObject: ObjectBase {}

/// An object of any class, by the names of its properties.
public final class DynamicObject: RealmSwiftObject {}
public typealias MigrationObject = DynamicObject

extension ObjectBase: _HasPersistedType {
    public typealias PersistedType = ObjectBase?
}
extension ObjectBase: KeypathSortable {}
extension RealmSwiftObject: RealmFetchable, _RealmCollectionValueInsideOptional {}
extension RealmSwiftEmbeddedObject: _RealmCollectionValueInsideOptional {}
extension RealmSwiftObject: ObservableObject {}
extension RealmSwiftEmbeddedObject: ObservableObject {}

/// What belongs to a Realm.
public protocol ThreadConfined {
    var realm: Realm? { get }
    var isInvalidated: Bool { get }
    var isFrozen: Bool { get }
    /// Returns what does not change any more; here the same.
    func freeze() -> Self
    /// Returns what changes with the Realm.
    func thaw() -> Self?
}

// Nothing else changes an object while a picture is made, so a frozen one is the object.
extension ObjectBase: ThreadConfined {
    public var isFrozen: Bool { false }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }
}

/// An object with an identifier of its own.
public protocol ObjectKeyIdentifiable: Identifiable {
    var id: UInt64 { get }
}

extension ObjectKeyIdentifiable where Self: ObjectBase {
    public var id: UInt64 { UInt64(bitPattern: Int64(hash)) }
}

/// A property that has changed.
public struct PropertyChange {
    public let name: String
    public let oldValue: Any?
    public let newValue: Any?
}

/// What has happened to an object.
public enum ObjectChange<T> {
    case error(_ error: NSError)
    case change(_: T, _: [PropertyChange])
    case deleted
}

extension ObjectBase {
    /// Observes the object. Nothing changes it after the picture is begun, so the block is not called.
    @_disfavoredOverload public func observe<T: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken { NotificationToken() }

    /// Observes properties of the object. Nothing changes them after the picture is begun, so the block is not called.
    public func observe<T: ObjectBase>(
        keyPaths: [PartialKeyPath<T>], on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken { NotificationToken() }
}
