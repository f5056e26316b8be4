import Combine
import Foundation

/// The distinct elements of a to-many property. They keep the order in which they came.
public final class MutableSet<Element: RealmCollectionValue>: RLMSwiftCollectionBase {
    private var items: [Element] = []

    public var _elements: [Element] { items }
    public subscript(position: Int) -> Element { items[position] }

    public override var description: String {
        "MutableSet<\(Element.self)> (\n" + items.enumerated().map { "\t[\($0)] \($1)" }.joined(separator: ",\n") + "\n)"
    }

    public func contains(_ object: Element) -> Bool { items.contains(object) }
    public func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool { items.allSatisfy(possibleSuperset.contains) }
    public func intersects(_ otherSet: MutableSet<Element>) -> Bool { items.contains(where: otherSet.contains) }

    public func insert(_ object: Element) {
        guard !items.contains(object) else { return }
        adopt(object)
        items.append(object)
    }
    public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element { objects.forEach(insert) }
    public func remove(_ object: Element) { items.removeAll { $0 == object } }
    public func removeAll() { items = [] }
    public func formIntersection(_ other: MutableSet<Element>) { items.removeAll { !other.contains($0) } }
    public func subtract(_ other: MutableSet<Element>) { items.removeAll(where: other.contains) }
    public func formUnion(_ other: MutableSet<Element>) { insert(objectsIn: other.items) }
}

extension MutableSet: RealmCollection {
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(items) }
}

extension MutableSet: _HasPersistedType, _Persistable, _DefaultConstructible {
    public typealias PersistedType = MutableSet
}

extension MutableSet: ObservableObject {}

extension MutableSet: Codable where Element: Codable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        insert(objectsIn: try [Element](from: decoder))
    }

    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

extension MutableSet: TypedCollection, FilledCollection, ObjectHolder {
    static var form: CollectionForm { .set }
    static var elementType: Any.Type { Element.self }

    func fill(with value: Any?) -> Bool {
        guard let new = CollectionValues.elements(of: value, as: Element.self) else { return false }
        removeAll()
        insert(objectsIn: new)
        return true
    }

    var heldObjects: [ObjectBase] { items.compactMap { $0 as? ObjectBase } }
    func remove(object: ObjectBase) { items.removeAll { $0 as? ObjectBase === object } }
}
