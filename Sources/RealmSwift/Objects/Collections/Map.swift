import Combine
import Foundation

/// A type whose values are keys of maps.
public protocol _MapKey: Hashable, Comparable {}
extension String: _MapKey {}

/// Values by keys. They are gone through in the order of the keys.
public protocol RealmKeyedCollection: Sequence, ThreadConfined, CustomStringConvertible {
    associatedtype Key: _MapKey
    associatedtype Value: RealmCollectionValue
    /// The values by their keys.
    var _values: [Key: Value] { get }
}

/// The values of a property by keys.
public final class Map<Key: _MapKey, Value: RealmCollectionValue>: RLMSwiftCollectionBase {
    private var entries: [Key: Value] = [:]

    public var _values: [Key: Value] { entries }
    public var keys: [Key] { entries.keys.sorted() }
    public var values: [Value] { keys.compactMap { entries[$0] } }
    public var count: Int { entries.count }
    public var isEmpty: Bool { entries.isEmpty }

    public subscript(key: Key) -> Value? {
        get { entries[key] }
        set { entries[key] = newValue }
    }

    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { entries[key] ?? defaultValue() }
        set { entries[key] = newValue }
    }

    public func updateValue(_ value: Value, forKey key: Key) { entries[key] = value }
    public func removeObject(for key: Key) { entries[key] = nil }
    public func removeAll() { entries = [:] }
    public func setValue(_ value: Any?, forKey key: String) {
        if let key = key as? Key { entries[key] = PropertyConversion.value(value, as: Value.self) }
    }
    public func merge<S: Sequence>(_ sequence: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S.Element == (key: Key, value: Value) {
        try entries.merge(sequence.map { ($0.key, $0.value) }, uniquingKeysWith: combine)
    }
    public func merge(_ other: Map<Key, Value>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        try entries.merge(other.entries, uniquingKeysWith: combine)
    }
    public func contains(where predicate: (_ key: Key, _ value: Value) -> Bool) -> Bool { entries.contains { predicate($0.key, $0.value) } }
    public override var description: String {
        "Map<\(Key.self), \(Value.self)> {\n" + makeArray().map { "\t[\($0.key)]: \($0.value)" }.joined(separator: ",\n") + "\n}"
    }

    private func makeArray() -> [(key: Key, value: Value)] { keys.map { ($0, entries[$0]!) } }

    private var results: Results<Value> { Results(realm?.store) { [self] in values } }
    public func filter(_ predicate: NSPredicate) -> Results<Value> { results.filter(predicate) }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Value> {
        results.filter(NSPredicate(format: predicateFormat, argumentArray: args))
    }
    public func `where`(_ isIncluded: (Query<Value>) -> Query<Bool>) -> Results<Value> { results.where(isIncluded) }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Value> {
        results.sorted(byKeyPath: keyPath, ascending: ascending)
    }
}

extension Map: RealmKeyedCollection {
    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> { AnyIterator(makeArray().makeIterator()) }
    public var isInvalidated: Bool { false }
    public var isFrozen: Bool { false }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }
}

extension Map: _HasPersistedType, _Persistable, _DefaultConstructible {
    public typealias PersistedType = Map
}

extension Map: ObservableObject {}

extension Map: Codable where Key: Codable, Value: Codable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        entries = try [Key: Value](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }
}

extension Map: TypedCollection, FilledCollection, ObjectHolder {
    static var form: CollectionForm { .map }
    static var elementType: Any.Type { Value.self }

    func fill(with value: Any?) -> Bool {
        guard let value = PropertyConversion.unwrapped(value) else {
            removeAll()
            return true
        }
        if let map = value as? Map { entries = map.entries } else {
            guard let values = value as? [Key: Any] else { return false }
            entries = values.compactMapValues { PropertyConversion.value($0, as: Value.self) }
        }
        return true
    }

    var heldObjects: [ObjectBase] { values.compactMap { PropertyConversion.unwrapped($0) as? ObjectBase } }
    func remove(object: ObjectBase) {
        entries = entries.filter { PropertyConversion.unwrapped($0.value) as? ObjectBase !== object }
    }
}
