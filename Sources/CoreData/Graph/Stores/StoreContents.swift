import Foundation
import Synchronization

/// The rows of a store. Stores at one URL share them, as they share a file on a device.
final class StoreContents: @unchecked Sendable {
    // Every access to the rows holds the lock.
    private static let files = Mutex<[String: StoreContents]>([:])

    /// An object as a store keeps it.
    struct Row {
        let entity: String
        /// Values by the names of properties, in their stored form; relationships hold references.
        var values: [String: Any]
    }

    /// Names a row.
    struct Reference: Hashable {
        let entity: String
        let key: Int
    }

    private let lock = NSLock()
    private var rows: [Int: Row] = [:]
    private var nextKey = 1
    private var isSeeded = false

    /// The contents of the store at a URL; without one, those of a new store.
    static func at(_ url: URL?) -> StoreContents {
        guard let path = url?.standardizedFileURL.path else { return StoreContents() }
        return files.withLock { files in
            if let known = files[path] { return known }
            let new = StoreContents()
            files[path] = new
            return new
        }
    }

    /// The rows of the entities that `isWanted` chooses, with their numbers, in the order in which they were saved.
    func rows(where isWanted: (String) -> Bool) -> [(Int, Row)] {
        lock.withLock { rows.filter { isWanted($0.value.entity) } }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func row(_ key: Int) -> Row? { lock.withLock { rows[key] } }
    func write(_ row: Row, key: Int) { lock.withLock { rows[key] = row } }
    func remove(_ key: Int) { lock.withLock { _ = rows.removeValue(forKey: key) } }
    func removeAll() { lock.withLock { rows = [:] } }

    func newKey() -> Int {
        lock.withLock {
            defer { nextKey += 1 }
            return nextKey
        }
    }

    /// Whether the run's records have still to be put in; true once.
    func takeSeeding() -> Bool {
        lock.withLock {
            defer { isSeeded = true }
            return !isSeeded
        }
    }
}
