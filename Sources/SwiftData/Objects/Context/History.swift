import Foundation

/// Names a place in the history of a store.
public protocol HistoryToken: Comparable, Codable, Hashable, Identifiable, Sendable {
    associatedtype TokenType: Codable, Hashable, Sendable

    /// The store that the place is in.
    var storeIdentifier: String { get }
    var tokenValue: TokenType? { get }
}

/// What was changed in one save.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var author: String? { get }
    var changes: [HistoryChange] { get }
    var storeIdentifier: String { get }
    var timestamp: Date { get }
    var token: TokenType { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// An object that was inserted.
public protocol HistoryInsert<Model>: Sendable {
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype Model: PersistentModel
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var changeIdentifier: ChangeIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// An object that was changed.
public protocol HistoryUpdate<Model>: Sendable {
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype Model: PersistentModel
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var changeIdentifier: ChangeIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// An object that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype Model: PersistentModel
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var changeIdentifier: ChangeIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values that outlive the object.
    var tombstone: HistoryTombstone<Model> { get }
}

/// One change of a save.
public enum HistoryChange: Hashable, Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)

    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }

    /// The kind of the change.
    private var kind: Int {
        switch self {
        case .insert: 0
        case .update: 1
        case .delete: 2
        }
    }

    public static func == (lhs: HistoryChange, rhs: HistoryChange) -> Bool {
        lhs.kind == rhs.kind && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(changedPersistentIdentifier)
    }
}

/// The values of a deleted object that are marked with `preserveValueOnDeletion`.
// Its values are constants of Sendable types.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    private let values: [(key: PartialKeyPath<Model>, value: any Sendable)]

    init(_ values: [(key: PartialKeyPath<Model>, value: any Sendable)] = []) { self.values = values }

    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { values.first { $0.key == keyPath }?.value }

    public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values.first { $0.key == keyPath }?.value as? Value }

    public func makeIterator() -> IndexingIterator<[(key: PartialKeyPath<Model>, value: any Sendable)]> {
        values.makeIterator()
    }
}

/// Which transactions a fetch of the history returns, and in which order.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    public var predicate: Predicate<TransactionType>?
    public var sortBy: [SortDescriptor<TransactionType>]
    public var fetchLimit: UInt64 = 0

    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

extension ModelContext {
    /// Returns no transaction: stores keep no history, as the process that draws is the first to see them.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] { [] }

    // Effect: none, because there is no history.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {}
}
