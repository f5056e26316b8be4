import Foundation

/// Which objects a fetch returns, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    /// Effect: none, as all objects lie in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Effect: none, as all objects lie in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }

    /// Returns those of the objects that the descriptor asks for.
    func selected(from models: [T]) throws -> [T] {
        var found = try predicate.map { predicate in try models.filter { try predicate.evaluate($0) } } ?? models
        if !sortBy.isEmpty { found.sort(using: sortBy) }
        if let fetchOffset { found = Array(found.dropFirst(max(fetchOffset, 0))) }
        // A limit of 0 means none, as in a store.
        if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
        return found
    }
}

/// The objects of a fetch.
public struct FetchResultsCollection<T>: RandomAccessCollection {
    private let elements: [T]

    init(_ elements: [T]) { self.elements = elements }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> T { elements[position] }
}
