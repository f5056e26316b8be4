import Foundation

/// A place in the history of a store.
public struct DefaultHistoryToken: HistoryToken {
    /// The number of the last transaction in each store.
    public let tokenValue: [String: Int64]?

    public var id: Int { hashValue }
    public var storeIdentifier: String { tokenValue?.keys.min() ?? "" }

    public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool {
        let (first, second) = (lhs.tokenValue ?? [:], rhs.tokenValue ?? [:])
        return first.contains { store, number in number < second[store] ?? .min }
    }
}

/// What was changed in one save. No store has any.
public struct DefaultHistoryTransaction: HistoryTransaction {
    public typealias TransactionIdentifier = Int64

    public let author: String?
    public let bundleIdentifier: String
    public let changes: [HistoryChange]
    public let processIdentifier: String
    public let storeIdentifier: String
    public let timestamp: Date
    public let token: DefaultHistoryToken
    public let transactionIdentifier: Int64

    public var id: Int64 { transactionIdentifier }
}

/// An object that was inserted.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    public let changeIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let transactionIdentifier: Int64
}

/// An object that was changed.
// Its parts are constants, and key paths without values in them.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable {
    public let changeIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let transactionIdentifier: Int64
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// An object that was deleted.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    public let changeIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let tombstone: HistoryTombstone<Model>
    public let transactionIdentifier: Int64
}
