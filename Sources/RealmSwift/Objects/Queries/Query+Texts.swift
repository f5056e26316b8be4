import Foundation

extension Query where T: _HasPersistedType, T.PersistedType: _QueryBinary {
    public func contains(_ value: T, options: StringOptions = []) -> Query<Bool> {
        test { TextQuery.contains($0, value, options) }
    }
    public func contains<U>(_ column: Query<U>, options: StringOptions = []) -> Query<Bool> {
        test(column) { TextQuery.contains($0, $1, options) }
    }
    public func starts(with value: T, options: StringOptions = []) -> Query<Bool> {
        test { TextQuery.contains($0, value, options, .anchored) }
    }
    public func starts<U>(with column: Query<U>, options: StringOptions = []) -> Query<Bool> {
        test(column) { TextQuery.contains($0, $1, options, .anchored) }
    }
    public func ends(with value: T, options: StringOptions = []) -> Query<Bool> {
        test { TextQuery.contains($0, value, options, [.anchored, .backwards]) }
    }
    public func ends<U>(with column: Query<U>, options: StringOptions = []) -> Query<Bool> {
        test(column) { TextQuery.contains($0, $1, options, [.anchored, .backwards]) }
    }
    public func equals(_ value: T, options: StringOptions = []) -> Query<Bool> { test { TextQuery.equals($0, value, options) } }
    public func equals<U>(_ column: Query<U>, options: StringOptions = []) -> Query<Bool> {
        test(column) { TextQuery.equals($0, $1, options) }
    }
    public func notEquals(_ value: T, options: StringOptions = []) -> Query<Bool> { test { !TextQuery.equals($0, value, options) } }
    public func notEquals<U>(_ column: Query<U>, options: StringOptions = []) -> Query<Bool> {
        test(column) { !TextQuery.equals($0, $1, options) }
    }
}

extension Query where T: _HasPersistedType, T.PersistedType: _QueryString {
    /// Whether the text has the form of a pattern, in which `*` is any text and `?` one character.
    public func like(_ value: T, caseInsensitive: Bool = false) -> Query<Bool> {
        let pattern = TextQuery.text(value) ?? ""
        let predicate = NSPredicate(format: caseInsensitive ? "SELF LIKE[c] %@" : "SELF LIKE %@", argumentArray: [pattern])
        return test { TextQuery.text($0).map { predicate.evaluate(with: $0) } ?? false }
    }
}

/// The comparisons of texts and data.
private enum TextQuery {
    static func text(_ value: Any) -> String? { PropertyConversion.unwrapped(value) as? String }

    static func contains(_ value: Any, _ part: Any, _ options: StringOptions, _ place: String.CompareOptions = []) -> Bool {
        if let text = text(value), let part = self.text(part) {
            return part.isEmpty || text.range(of: part, options: options.compareOptions.union(place)) != nil
        }
        guard let data = PropertyConversion.unwrapped(value) as? Data, let part = PropertyConversion.unwrapped(part) as? Data else { return false }
        var search: Data.SearchOptions = []
        if place.contains(.anchored) { search.insert(.anchored) }
        if place.contains(.backwards) { search.insert(.backwards) }
        return part.isEmpty || data.range(of: part, options: search) != nil
    }

    static func equals(_ value: Any, _ other: Any, _ options: StringOptions) -> Bool {
        guard let text = text(value), let other = self.text(other) else { return Query<Bool>.areEqual(value, other) }
        return text.compare(other, options: options.compareOptions) == .orderedSame
    }
}
