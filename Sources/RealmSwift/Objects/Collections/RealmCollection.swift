import Foundation
import FoundationSupplement

/// Elements that belong to a Realm, or to an object.
public protocol RealmCollectionBase: RandomAccessCollection, LazyCollectionProtocol, CustomStringConvertible, ThreadConfined
where Element: RealmCollectionValue, Index == Int {
    /// The elements as they are now.
    var _elements: [Element] { get }
}

/// Elements that belong to a Realm, or to an object, in an order.
public protocol RealmCollection: RealmCollectionBase, Equatable where Iterator == RLMIterator<Element> {}

/// Goes through the elements that a collection had at the start.
public struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
    private var elements: IndexingIterator<[Element]>
    init(_ elements: [Element]) { self.elements = elements.makeIterator() }
    public mutating func next() -> Element? { elements.next() }
}

/// What has happened to a collection.
public enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType)
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(any Error)
}

extension RealmCollectionBase {
    public var startIndex: Int { 0 }
    public var endIndex: Int { _elements.count }
    public var count: Int { _elements.count }
    public func index(after index: Int) -> Int { index + 1 }
    public func index(before index: Int) -> Int { index - 1 }

    public var isFrozen: Bool { false }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }
    public var isInvalidated: Bool { false }

    public var description: String {
        let lines = _elements.enumerated().map { "\t[\($0)] \($1)" }
        return "\(type(of: self)) (\n" + lines.joined(separator: ",\n") + "\n)"
    }

    /// Returns the position of an element; nil where it is not there.
    public func index(of object: Element) -> Int? { _elements.firstIndex(of: object) }

    /// Returns the position of the first element that a predicate holds for.
    public func index(matching predicate: NSPredicate) -> Int? { _elements.firstIndex { predicate.evaluate(with: $0) } }

    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
    }

    /// Returns the elements at positions.
    public func objects(at indexes: IndexSet) -> [Element] {
        let elements = _elements
        return indexes.map { elements[$0] }
    }

    // MARK: Queries

    private func derived(_ transform: @escaping ([Element]) -> [Element]) -> Results<Element> {
        Results(realm?.store) { [self] in transform(_elements) }
    }

    /// Returns the elements that a predicate holds for.
    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        derived { $0.filter { predicate.evaluate(with: $0) } }
    }

    /// Returns the elements that a predicate's format holds for.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate(format: predicateFormat, argumentArray: args))
    }

    /// Returns the elements that a query holds for.
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        let query = isIncluded(Query.root())
        return derived { $0.filter { query.holds(for: $0) } }
    }

    public func index(matching isIncluded: (Query<Element>) -> Query<Bool>) -> Int? {
        let query = isIncluded(Query.root())
        return _elements.firstIndex { query.holds(for: $0) }
    }

    /// Returns the elements in the order of a property.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    /// Returns the elements in the order of a property.
    public func sorted<T: _HasPersistedType>(by keyPath: KeyPath<Element, T>, ascending: Bool = true) -> Results<Element>
    where T.PersistedType: SortableType, Element: ObjectBase {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    /// Returns the elements in the order of several properties.
    public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element> where S.Element == SortDescriptor {
        let descriptors = Array(sortDescriptors)
        return derived { RealmOrder.sorted($0, by: descriptors) }
    }

    /// Returns the elements in their own order.
    public func sorted(ascending: Bool = true) -> Results<Element> where Element.PersistedType: SortableType {
        sorted(by: [SortDescriptor(keyPath: "self", ascending: ascending)])
    }

    /// Returns the first of the elements that are alike in some properties.
    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Element == String {
        let paths = Array(keyPaths)
        return derived { elements in
            var known: Set<[AnyHashable?]> = []
            return elements.filter { element in
                known.insert(paths.map { PropertyConversion.unwrapped(RealmOrder.value(at: $0, of: element)) as? AnyHashable }).inserted
            }
        }
    }

    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element>
    where S.Element == PartialKeyPath<Element>, Element: ObjectBase {
        let paths = Array(keyPaths)
        return derived { elements in
            var known: Set<[AnyHashable?]> = []
            return elements.filter { element in
                known.insert(paths.map { PropertyConversion.unwrapped(element[keyPath: $0]) as? AnyHashable }).inserted
            }
        }
    }

    public func distinct() -> Results<Element> where Element.PersistedType: SortableType { distinct(by: ["self"]) }

    // MARK: Key-value coding

    public func value(forKey key: String) -> Any? { _elements.map { RealmOrder.value(at: key, of: $0) ?? NSNull() } }
    public func value(forKeyPath keyPath: String) -> Any? { RealmOrder.value(at: keyPath, of: _elements) }
    public func setValue(_ value: Any?, forKey key: String) {
        for element in _elements { (element as? ObjectBase)?.setValue(value, forKey: key) }
    }

    // MARK: Observation

    /// Tells a block the elements once, on a queue. Nothing changes them after the picture is begun.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken { FirstNotice.send(to: queue) { [self] in block(.initial(self)) } }

    /// As protocols of libraries ask for it.
    public func observe(
        on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken { FirstNotice.send(to: queue) { [self] in block(.initial(self)) } }

    public func observe(
        keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken where Element: ObjectBase { FirstNotice.send(to: queue) { [self] in block(.initial(self)) } }
}

/// Tells an observer what there is.
enum FirstNotice {
    static func send(to queue: DispatchQueue?, _ body: @escaping () -> Void) -> NotificationToken {
        let token = NotificationToken()
        // As a Realm's blocks, it is called on the queue that the program names.
        nonisolated(unsafe) let body = body
        (queue ?? .main).async { [weak token] in
            if token?.isValid ?? false { body() }
        }
        return token
    }
}

// Predicates ask for the elements of these collections.
extension List: KeyValueElements {
    package var keyedElements: [Any] { _elements }
}
extension MutableSet: KeyValueElements {
    package var keyedElements: [Any] { _elements }
}
extension Map: KeyValueElements {
    package var keyedElements: [Any] { values }
}
extension Results: KeyValueElements {
    package var keyedElements: [Any] { _elements }
}
extension LinkingObjects: KeyValueElements {
    package var keyedElements: [Any] { _elements }
}

/// A collection that an object owns.
protocol OwnedCollection {
    func belong(to owner: ObjectBase)
}

/// A collection that takes the elements of another.
protocol FilledCollection: AnyObject {
    /// Replaces the elements, and returns whether the values fit.
    func fill(with value: Any?) -> Bool
}

/// The form of a collection and the type of its elements.
protocol TypedCollection {
    static var form: CollectionForm { get }
    static var elementType: Any.Type { get }
}

enum CollectionForm {
    case list, set, map, linkingObjects
}

/// A collection of objects, out of which a deleted object goes.
protocol ObjectHolder {
    var heldObjects: [ObjectBase] { get }
    func remove(object: ObjectBase)
}
