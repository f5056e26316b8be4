import Foundation

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let caseInsensitive = StringOptions(rawValue: 1)
    public static let diacriticInsensitive = StringOptions(rawValue: 2)

    var compareOptions: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}

/// A question to each object, which `where` asks: `dogs.where { $0.age > 5 && $0.name.starts(with: "A") }`.
@dynamicMemberLookup public struct Query<T> {
    /// The values of an object that the question is about: several for the elements of a collection, of which one has to fit.
    let values: (Any) -> [T]

    init(_ values: @escaping (Any) -> [T]) { self.values = values }

    static func root() -> Query<T> { Query { ($0 as? T).map { [$0] } ?? [] } }

    func map<V>(_ transform: @escaping (T) -> V) -> Query<V> { Query<V> { [values] in values($0).map(transform) } }

    func flatMap<V>(_ transform: @escaping (T) -> [V]) -> Query<V> { Query<V> { [values] in values($0).flatMap(transform) } }

    func test(_ holds: @escaping (T) -> Bool) -> Query<Bool> { Query<Bool> { [values] in [values($0).contains(where: holds)] } }

    func test<U>(_ other: Query<U>, _ holds: @escaping (T, U) -> Bool) -> Query<Bool> {
        Query<Bool> { [values] object in
            let right = other.values(object)
            return [values(object).contains { left in right.contains { holds(left, $0) } }]
        }
    }

    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        RealmOrder.compare(left, right) == .orderedSame
            || (PropertyConversion.unwrapped(left) as? AnyHashable) == (PropertyConversion.unwrapped(right) as? AnyHashable)
    }

    static func isLess(_ left: Any, _ right: Any) -> Bool {
        guard PropertyConversion.unwrapped(left) != nil, PropertyConversion.unwrapped(right) != nil else { return false }
        return RealmOrder.compare(left, right) == .orderedAscending
    }

    // MARK: Members

    public subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase { map { $0[keyPath: member] } }

    public subscript<V>(dynamicMember member: KeyPath<T.Wrapped, V>) -> Query<V> where T: OptionalProtocol, T.Wrapped: ObjectBase {
        flatMap { $0._wrapped.map { [$0[keyPath: member]] } ?? [] }
    }

    public subscript<V>(dynamicMember member: KeyPath<T.Element, V>) -> Query<V> where T: RealmCollection, T.Element: ObjectBase {
        flatMap { $0._elements.map { $0[keyPath: member] } }
    }

    // MARK: Equality

    public static func == (left: Query, right: T) -> Query<Bool> { left.test { areEqual($0, right) } }
    public static func == (left: Query, right: Query) -> Query<Bool> { left.test(right) { areEqual($0, $1) } }
    public static func != (left: Query, right: T) -> Query<Bool> { left.test { !areEqual($0, right) } }
    public static func != (left: Query, right: Query) -> Query<Bool> { left.test(right) { !areEqual($0, $1) } }
    public func `in`<U: Sequence>(_ collection: U) -> Query<Bool> where U.Element == T {
        let elements = Array(collection)
        return test { value in elements.contains { Query.areEqual($0, value) } }
    }
}

extension Query where T == Bool {
    func holds(for object: Any) -> Bool { values(object).contains(true) }

    public static prefix func ! (query: Query) -> Query<Bool> { Query { [!query.holds(for: $0)] } }
    public static func && (left: Query, right: Query) -> Query<Bool> { Query { [left.holds(for: $0) && right.holds(for: $0)] } }
    public static func || (left: Query, right: Query) -> Query<Bool> { Query { [left.holds(for: $0) || right.holds(for: $0)] } }
}

extension Query where T: _HasPersistedType, T.PersistedType: _QueryNumeric {
    public static func > (left: Query, right: T) -> Query<Bool> { left.test { isLess(right, $0) } }
    public static func > (left: Query, right: Query) -> Query<Bool> { left.test(right) { isLess($1, $0) } }
    public static func >= (left: Query, right: T) -> Query<Bool> { left.test { isLess(right, $0) || areEqual($0, right) } }
    public static func >= (left: Query, right: Query) -> Query<Bool> { left.test(right) { isLess($1, $0) || areEqual($0, $1) } }
    public static func < (left: Query, right: T) -> Query<Bool> { left.test { isLess($0, right) } }
    public static func < (left: Query, right: Query) -> Query<Bool> { left.test(right) { isLess($0, $1) } }
    public static func <= (left: Query, right: T) -> Query<Bool> { left.test { isLess($0, right) || areEqual($0, right) } }
    public static func <= (left: Query, right: Query) -> Query<Bool> { left.test(right) { isLess($0, $1) || areEqual($0, $1) } }
}

extension Query where T: Comparable {
    public func contains(_ range: Range<T>) -> Query<Bool> { test { range.contains($0) } }
    public func contains(_ range: ClosedRange<T>) -> Query<Bool> { test { range.contains($0) } }
}

extension Query where T: OptionalProtocol, T.Wrapped: Comparable {
    public func contains(_ range: Range<T.Wrapped>) -> Query<Bool> { test { $0._wrapped.map(range.contains) ?? false } }
    public func contains(_ range: ClosedRange<T.Wrapped>) -> Query<Bool> { test { $0._wrapped.map(range.contains) ?? false } }
}

extension Query where T: PersistableEnum {
    public var rawValue: Query<T.RawValue> { map(\.rawValue) }
}

extension Query where T: OptionalProtocol, T.Wrapped: PersistableEnum {
    public var rawValue: Query<T.Wrapped.RawValue?> { map { $0._wrapped?.rawValue } }
}
