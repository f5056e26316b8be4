import Synchronization

/// The keys of localized strings that the program has asked for.
package enum LookedUpKeys {
    /// A key of a table.
    package struct Key: Hashable, Sendable {
        package let key: String
        package let table: String
    }

    private static let keys = Mutex<Set<Key>>([])

    /// All keys so far.
    package static var all: Set<Key> { keys.withLock { $0 } }

    static func note(_ key: String, table: String) {
        keys.withLock { _ = $0.insert(Key(key: key, table: table)) }
    }
}
