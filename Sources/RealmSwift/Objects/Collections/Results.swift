import Foundation

/// The objects that a query finds. They follow what is added to the Realm and deleted from it.
public struct Results<Element: RealmCollectionValue> {
    private final class Source {
        let store: RealmStore?
        let find: () -> [Element]
        private var found: [Element]?
        private var version = -1

        init(_ store: RealmStore?, _ find: @escaping () -> [Element]) { (self.store, self.find) = (store, find) }

        /// Outside of transactions a stored object does not change, so what was found is kept.
        var elements: [Element] {
            guard let store, !store.isWriting else { return find() }
            if let found, version == store.version { return found }
            let new = find()
            (found, version) = (new, store.version)
            return new
        }
    }

    private let source: Source

    init(_ store: RealmStore?, _ find: @escaping () -> [Element]) { source = Source(store, find) }

    public var _elements: [Element] { source.elements }
    public var realm: Realm? { source.store.map { Realm(store: $0) } }
    public subscript(position: Int) -> Element { source.elements[position] }
    public static func == (left: Results, right: Results) -> Bool { left.source === right.source || left._elements == right._elements }
}

extension Results: RealmCollection {
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(_elements) }
}

extension Results: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

/// The objects that refer to another one in a property of theirs.
public struct LinkingObjects<Element: ObjectBase & RealmCollectionValue>: LinkingObjectsProtocol {
    private final class Source {
        weak var owner: ObjectBase?
    }

    private let property: String
    private let source = Source()

    public init(fromType _: Element.Type, property propertyName: String) { property = propertyName }

    public var realm: Realm? { source.owner?.realm }

    public var _elements: [Element] {
        guard let owner = source.owner, let store = owner.store else { return [] }
        return store.objects(of: Element.self).compactMap { $0 as? Element }.filter { element in
            let value = PropertyConversion.unwrapped(ObjectProperties.of(type(of: element))[property]?.read(element))
            if let holder = value as? any ObjectHolder { return holder.heldObjects.contains { $0.isEqual(owner) } }
            return (value as? ObjectBase)?.isEqual(owner) ?? false
        }
    }

    public subscript(index: Int) -> Element { _elements[index] }
    public static func == (left: LinkingObjects, right: LinkingObjects) -> Bool { left.source === right.source }
}

extension LinkingObjects: RealmCollection {
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(_elements) }
}

extension LinkingObjects: _HasPersistedType, _Persistable, OwnedCollection, TypedCollection {
    public typealias PersistedType = LinkingObjects
    public static func _rlmDefaultValue() -> LinkingObjects { LinkingObjects(fromType: Element.self, property: "") }
    func belong(to owner: ObjectBase) { source.owner = owner }
    static var form: CollectionForm { .linkingObjects }
    static var elementType: Any.Type { Element.self }
}

/// A collection of any form.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    private let find: () -> [Element]
    private let owner: () -> Realm?

    public init<C: RealmCollection>(_ base: C) where C.Element == Element {
        (find, owner) = ({ base._elements }, { base.realm })
    }

    public var _elements: [Element] { find() }
    public var realm: Realm? { owner() }
    public subscript(position: Int) -> Element { find()[position] }
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(find()) }
    public static func == (left: AnyRealmCollection, right: AnyRealmCollection) -> Bool { left._elements == right._elements }
}

extension AnyRealmCollection: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}
