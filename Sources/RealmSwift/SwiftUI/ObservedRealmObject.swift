import Combine
import Foundation
import SwiftUI
import SwiftUICore

/// What a view can observe in a Realm.
public protocol RealmSubscribable {}
extension ObjectBase: RealmSubscribable {}
extension List: RealmSubscribable {}
extension MutableSet: RealmSubscribable {}
extension Map: RealmSubscribable {}
extension Results: RealmSubscribable {}
extension LinkingObjects: RealmSubscribable {}
extension AnyRealmCollection: RealmSubscribable {}

/// A property of a view whose value is an object of a Realm.
@propertyWrapper public struct ObservedRealmObject<ObjectType>: DynamicProperty
where ObjectType: RealmSubscribable & ThreadConfined & ObservableObject & Equatable {
    /// Bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        public var wrappedValue: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = wrappedValue
            return Binding(
                get: { object[keyPath: keyPath] },
                set: { value in RealmWriting.write(to: object.realm) { object[keyPath: keyPath] = value } })
        }
    }

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(wrappedValue: wrappedValue) }

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}

extension ObservedRealmObject.Wrapper where ObjectType: ObjectBase {
    /// Deletes the object.
    public func delete() {
        guard let realm = wrappedValue.realm else { return }
        RealmWriting.write(to: realm) { realm.delete(wrappedValue) }
    }
}

/// A property of a view that owns an object of a Realm.
@propertyWrapper public struct StateRealmObject<T: RealmSubscribable & ThreadConfined & Equatable>: DynamicProperty {
    @State private var object: T

    public init(wrappedValue: T) { _object = State(wrappedValue: wrappedValue) }

    public var wrappedValue: T {
        get { object }
        nonmutating set { object = newValue }
    }

    public var projectedValue: Binding<T> { $object }
}

extension ThreadConfined where Self: ObjectBase {
    /// Returns a binding to a property.
    public func bind<V: _Persistable>(_ keyPath: ReferenceWritableKeyPath<Self, V>) -> Binding<V> {
        Binding(get: { self[keyPath: keyPath] }, set: { value in RealmWriting.write(to: self.realm) { self[keyPath: keyPath] = value } })
    }
}

/// Changes by views, which need no transaction of the program's own.
enum RealmWriting {
    static func write(to realm: Realm?, _ change: () -> Void) {
        guard let realm, !realm.isInWriteTransaction else { return change() }
        try? realm.write(change)
    }
}
