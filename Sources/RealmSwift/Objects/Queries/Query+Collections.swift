import Foundation

extension Query where T: RealmCollection {
    public var count: Query<Int> { map(\.count) }

    public func contains(_ value: T.Element) -> Query<Bool> { test { $0._elements.contains(value) } }
    public func containsAny<U: Sequence>(in collection: U) -> Query<Bool> where U.Element == T.Element {
        let wanted = Set(collection)
        return test { $0._elements.contains(where: wanted.contains) }
    }

    public static func == (left: Query<T>, right: T.Element) -> Query<Bool> { left.test { $0._elements.contains(right) } }
    public static func != (left: Query<T>, right: T.Element) -> Query<Bool> { left.test { $0._elements.contains { $0 != right } } }
}

extension Query where T: RealmCollection, T.Element: Comparable {
    public func contains(_ range: Range<T.Element>) -> Query<Bool> { test { $0._elements.contains(where: range.contains) } }
    public func contains(_ range: ClosedRange<T.Element>) -> Query<Bool> { test { $0._elements.contains(where: range.contains) } }
}

extension Query where T: RealmCollection, T.Element.PersistedType: _QueryNumeric {
    public static func > (left: Query<T>, right: T.Element) -> Query<Bool> { left.test { $0._elements.contains { isLess(right, $0) } } }
    public static func < (left: Query<T>, right: T.Element) -> Query<Bool> { left.test { $0._elements.contains { isLess($0, right) } } }
    public static func >= (left: Query<T>, right: T.Element) -> Query<Bool> {
        left.test { $0._elements.contains { !isLess($0, right) } }
    }
    public static func <= (left: Query<T>, right: T.Element) -> Query<Bool> {
        left.test { $0._elements.contains { !isLess(right, $0) } }
    }

    public var min: Query<T.Element> { flatMap { RealmOrder.least($0._elements).map { [$0] } ?? [] } }
    public var max: Query<T.Element> { flatMap { RealmOrder.greatest($0._elements).map { [$0] } ?? [] } }
    public var sum: Query<T.Element> { map { RealmOrder.sum($0._elements, as: T.Element.self) } }
    public var avg: Query<T.Element> { flatMap { RealmOrder.average($0._elements, as: T.Element.self).map { [$0] } ?? [] } }
}

extension Query where T: RealmKeyedCollection {
    public var count: Query<Int> { map(\._values.count) }
    public var values: Query<T.Value> { flatMap { Array($0._values.values) } }
    public subscript(member: T.Key) -> Query<T.Value> { flatMap { $0._values[member].map { [$0] } ?? [] } }
    public func contains(_ value: T.Value) -> Query<Bool> { test { $0._values.values.contains(value) } }
}

extension Query where T: RealmKeyedCollection, T.Key == String {
    public var keys: Query<String> { flatMap { Array($0._values.keys) } }
}
