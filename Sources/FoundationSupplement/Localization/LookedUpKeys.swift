import Synchronization

/// The keys of localized strings that the program has asked for while they were recorded.
package enum LookedUpKeys {
    /// A key of a table.
    package struct Key: Hashable, Sendable {
        package let key: String
        package let table: String
    }

    private static let recording = Atomic(false)

    /// Whether keys are recorded. Only `check` reads them, and every text of every picture looks one up.
    package static var isRecording: Bool {
        get { recording.load(ordering: .relaxed) }
        set { recording.store(newValue, ordering: .relaxed) }
    }

    private static let keys = Mutex<Set<Key>>([])

    /// All keys so far.
    package static var all: Set<Key> { keys.withLock { $0 } }

    /// Forgets all keys, so that the next ones are those of what follows.
    package static func forget() { keys.withLock { $0 = [] } }

    static func note(_ key: String, table: String) {
        guard isRecording else { return }
        keys.withLock { _ = $0.insert(Key(key: key, table: table)) }
    }
}
