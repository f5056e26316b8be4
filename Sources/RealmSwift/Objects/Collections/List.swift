import Combine
import Foundation

/// What the collections of an object have in common.
open class RLMSwiftCollectionBase: NSObject {
    final weak var owner: ObjectBase?

    public override init() {}

    public var realm: Realm? { owner?.realm }

    /// Stores an object that a stored collection takes.
    final func adopt(_ element: Any) {
        if let store = owner?.store, let object = element as? ObjectBase, object.store == nil { store.add(object, update: .modified) }
    }

    open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
}

extension RLMSwiftCollectionBase: OwnedCollection {
    func belong(to owner: ObjectBase) { self.owner = owner }
}

/// The elements of a to-many property, in an order.
public final class List<Element: RealmCollectionValue>: RLMSwiftCollectionBase {
    var items: [Element] = []

    public var _elements: [Element] { items }

    public subscript(position: Int) -> Element {
        get { items[position] }
        set { items[position] = newValue }
    }

    public override var description: String {
        "List<\(Element.self)> (\n" + items.enumerated().map { "\t[\($0)] \($1)" }.joined(separator: ",\n") + "\n)"
    }

    public var first: Element? { items.first }
    public var last: Element? { items.last }
    @nonobjc public func value(forKey key: String) -> [AnyObject] { items.map { RealmOrder.value(at: key, of: $0) as AnyObject } }

    // MARK: Changes

    public func append(_ object: Element) { items.append(adopted(object)) }
    public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element { items += objects.map(adopted) }
    public func insert(_ object: Element, at index: Int) { items.insert(adopted(object), at: index) }
    public func insert<C: Collection>(contentsOf newElements: C, at index: Int) where C.Element == Element {
        items.insert(contentsOf: newElements.map(adopted), at: index)
    }
    public func remove(at index: Int) { items.remove(at: index) }
    public func remove(atOffsets offsets: IndexSet) { for index in offsets.reversed() { items.remove(at: index) } }
    public func removeAll() { items = [] }
    public func removeFirst(_ number: Int = 1) { items.removeFirst(number) }
    public func removeLast(_ number: Int = 1) { items.removeLast(number) }
    public func removeLast() { items.removeLast() }
    public func removeSubrange<R: RangeExpression<Int>>(_ bounds: R) { items.removeSubrange(bounds) }
    public func replace(index: Int, object: Element) { items[index] = adopted(object) }
    public func replaceSubrange<C: Collection, R: RangeExpression<Int>>(_ subrange: R, with newElements: C) where C.Element == Element {
        items.replaceSubrange(subrange, with: newElements.map(adopted))
    }
    public func move(from: Int, to: Int) { items.insert(items.remove(at: from), at: to) }
    public func swapAt(_ index1: Int, _ index2: Int) { items.swapAt(index1, index2) }

    /// Moves elements in front of the one at a position.
    public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
        let moved = offsets.map { items[$0] }
        let before = offsets.count { $0 < destination }
        remove(atOffsets: offsets)
        items.insert(contentsOf: moved, at: destination - before)
    }

    private func adopted(_ element: Element) -> Element {
        adopt(element)
        return element
    }
}

extension List: RealmCollection, MutableCollection {
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(items) }
}

extension List: _HasPersistedType, _Persistable, _DefaultConstructible {
    public typealias PersistedType = List
}

extension List: ObservableObject {}

extension List: Codable where Element: Codable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        items = try [Element](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

extension List: TypedCollection, FilledCollection, ObjectHolder {
    static var form: CollectionForm { .list }
    static var elementType: Any.Type { Element.self }

    func fill(with value: Any?) -> Bool {
        guard let new = CollectionValues.elements(of: value, as: Element.self) else { return false }
        removeAll()
        append(objectsIn: new)
        return true
    }

    var heldObjects: [ObjectBase] { items.compactMap { $0 as? ObjectBase } }
    func remove(object: ObjectBase) { items.removeAll { $0 as? ObjectBase === object } }
}

/// The elements of values that collections are set to.
enum CollectionValues {
    /// Returns nil where a value does not fit.
    static func elements<Element>(of value: Any?, as type: Element.Type) -> [Element]? {
        guard let value = PropertyConversion.unwrapped(value) else { return [] }
        guard let values = (value as? any Sequence).map({ all(of: $0) }) else { return nil }
        let items = values.compactMap { PropertyConversion.value($0, as: Element.self) }
        return items.count == values.count ? items : nil
    }

    private static func all(of sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}
