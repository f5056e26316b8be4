/// A value of an environment. Its key determines its type.
class AnyEnvironmentBox {}

final class EnvironmentBox<Value>: AnyEnvironmentBox {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Stores the values of an environment by key.
///
/// Environments are read far more often than written, and a modified environment shares nearly all values with its
/// source. The storage is therefore an immutable table, preceded by a short chain of later values.
struct EnvironmentStorage {
    /// A value that was written after the table was made.
    private final class Link {
        let key: ObjectIdentifier
        let box: AnyEnvironmentBox
        let next: Link?
        let length: Int

        init(key: ObjectIdentifier, box: AnyEnvironmentBox, next: Link?) {
            (self.key, self.box, self.next) = (key, box, next)
            length = (next?.length ?? 0) + 1
        }

        enum Step {
            case found(AnyEnvironmentBox)
            case next(Unmanaged<Link>)
            case end
        }

        /// Returns the next step in the search for a key.
        @inline(__always) func step(to key: ObjectIdentifier) -> Step {
            if self.key == key { return .found(box) }
            return next.map { .next(Unmanaged.passUnretained($0)) } ?? .end
        }
    }

    /// An open-addressing hash table of the values. It is immutable, so reading needs no exclusivity checks.
    private final class Table {
        /// The content of a slot; nil if the slot is free.
        private typealias Entry = (key: ObjectIdentifier, box: AnyEnvironmentBox)?

        let count: Int
        private let entries: [Entry]
        private let mask: Int

        /// Creates a table of the values of a chain and of the table behind it. For each key, the first value counts.
        init(_ latest: Link?, before table: Table?) {
            var size = 16
            while size < 2 * ((table?.count ?? 0) + (latest?.length ?? 0)) { size *= 2 }
            let mask = size - 1
            var (entries, count) = ([Entry](repeating: nil, count: size), 0)
            func add(_ key: ObjectIdentifier, _ box: AnyEnvironmentBox) {
                let place = Table.place(of: key, in: entries, mask)
                guard entries[place] == nil else { return }
                entries[place] = (key, box)
                count += 1
            }
            var link = latest
            while let written = link {
                add(written.key, written.box)
                link = written.next
            }
            for case let (key, box)? in table?.entries ?? [] { add(key, box) }
            (self.entries, self.mask, self.count) = (entries, mask, count)
        }

        /// Returns the slot of a key, or the slot where it belongs. At least half of the slots are free.
        private static func place(of key: ObjectIdentifier, in entries: [Entry], _ mask: Int) -> Int {
            let address = UInt(bitPattern: key)
            var place = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & mask
            while let taken = entries[place], taken.key != key { place = (place + 1) & mask }
            return place
        }

        subscript(_ key: ObjectIdentifier) -> AnyEnvironmentBox? { entries[Table.place(of: key, in: entries, mask)]?.box }
    }

    /// The number of later values that are found sooner in the chain than a table is made of them and all others.
    private static let longestChain = 16
    /// The number of values that wait for the first table. An environment is filled before it is read.
    private static let longestStart = 64

    private var latest: Link?
    private var table: Table?

    subscript(_ key: ObjectIdentifier) -> AnyEnvironmentBox? {
        // The first link retains all the others, so the loop needs no retain.
        guard let latest else { return table?[key] }
        var link = Unmanaged.passUnretained(latest)
        while true {
            switch link._withUnsafeGuaranteedRef({ $0.step(to: key) }) {
            case .found(let box): return box
            case .next(let next): link = next
            case .end: return table?[key]
            }
        }
    }

    mutating func set(_ box: AnyEnvironmentBox, for key: ObjectIdentifier) {
        // The value before is not read any more.
        let next = latest?.key == key ? latest?.next : latest
        let link = Link(key: key, box: box, next: next)
        latest = link
        if link.length > (table == nil ? EnvironmentStorage.longestStart : EnvironmentStorage.longestChain) { gather() }
    }

    /// Puts all values into the table.
    mutating func gather() {
        if latest != nil { (table, latest) = (Table(latest, before: table), nil) }
    }

    var count: Int { Table(latest, before: table).count }
}
