import Foundation

/// Compares strings as the Finder and lists do.
public struct _LocalizedComparator: SortComparator, Sendable {
    enum Kind: Hashable, Sendable { case standard, plain }

    let kind: Kind
    public var order: SortOrder = .forward

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = kind == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}

extension SortComparator where Self == _LocalizedComparator {
    /// Compares as `localizedStandardCompare(_:)` does.
    public static var localizedStandard: _LocalizedComparator { _LocalizedComparator(kind: .standard) }
    /// Compares as `localizedCompare(_:)` does.
    public static var localized: _LocalizedComparator { _LocalizedComparator(kind: .plain) }
}

extension SortDescriptor {
    /// Sorts by strings as lists do.
    @_disfavoredOverload
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator,
        order: SortOrder = .forward
    ) {
        let key = keyPath.appending(path: comparator.kind == .standard ? \.standardKey : \.plainKey)
        // Both parts of the path are Sendable, which the compiler does not carry over.
        self.init(unsafeBitCast(key, to: (any KeyPath<Compared, LocalizedKey> & Sendable).self), order: order)
    }
}

extension SortDescriptor {
    /// Sorts by strings as lists do. Missing ones come first.
    @_disfavoredOverload
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator,
        order: SortOrder = .forward
    ) {
        let key = keyPath.appending(path: comparator.kind == .standard ? \.standardKey : \.plainKey)
        // Both parts of the path are Sendable, which the compiler does not carry over.
        self.init(unsafeBitCast(key, to: (any KeyPath<Compared, LocalizedKey?> & Sendable).self), order: order)
    }
}

/// A string in the order of its locale.
struct LocalizedKey: Comparable {
    let text: String
    let kind: _LocalizedComparator.Kind

    static func < (lhs: LocalizedKey, rhs: LocalizedKey) -> Bool {
        _LocalizedComparator(kind: lhs.kind).compare(lhs.text, rhs.text) == .orderedAscending
    }

    static func == (lhs: LocalizedKey, rhs: LocalizedKey) -> Bool {
        _LocalizedComparator(kind: lhs.kind).compare(lhs.text, rhs.text) == .orderedSame
    }
}

extension String? {
    fileprivate var standardKey: LocalizedKey? { map { LocalizedKey(text: $0, kind: .standard) } }
    fileprivate var plainKey: LocalizedKey? { map { LocalizedKey(text: $0, kind: .plain) } }
}

extension String {
    fileprivate var standardKey: LocalizedKey { LocalizedKey(text: self, kind: .standard) }
    fileprivate var plainKey: LocalizedKey { LocalizedKey(text: self, kind: .plain) }
}
