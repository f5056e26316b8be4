/// Values of a cache, limited by their sizes.
///
/// There are two generations. When the young one is full, it becomes the old one, and the previous old one is discarded. An old value
/// that is asked for again becomes young.
struct Generations<Key: Hashable, Value> {
    private typealias Entry = (value: Value, size: Int)

    /// The largest sum of sizes in a generation.
    let capacity: Int
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngSize = 0

    init(capacity: Int) { self.capacity = capacity }

    /// Returns a value, or nil if it is not there.
    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old[key] else { return nil }
        insert(entry.value, for: key, size: entry.size)
        return entry.value
    }

    /// Keeps a value, unless it is larger than a generation.
    mutating func insert(_ value: Value, for key: Key, size: Int) {
        guard size <= capacity else { return }
        if youngSize + size > capacity { (old, young, youngSize) = (young, [:], 0) }
        youngSize += size - (young.updateValue((value, size), forKey: key)?.size ?? 0)
    }
}
