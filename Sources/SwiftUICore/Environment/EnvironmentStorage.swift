/// A value of an environment, of a type that its key tells.
class AnyEnvironmentBox {}

final class EnvironmentBox<Value>: AnyEnvironmentBox {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The values of an environment by their keys.
///
/// Environments are read far more often than written, and a written one shares nearly all with the one around: a table
/// that is never changed, and before it a short chain of what was written since.
struct EnvironmentStorage {
    /// A value written after the table was made.
    private final class Link {
        let key: ObjectIdentifier
        let box: AnyEnvironmentBox
        let next: Link?
        let length: Int

        init(key: ObjectIdentifier, box: AnyEnvironmentBox, next: Link?) {
            (self.key, self.box, self.next) = (key, box, next)
            length = (next?.length ?? 0) + 1
        }
    }

    /// Values in places that their keys tell; a place that is taken gives way to the next.
    private final class Table {
        private(set) var count = 0
        /// nil where a place is free.
        private var keys: [ObjectIdentifier?]
        private var boxes: [AnyEnvironmentBox?]
        private let mask: Int

        /// Room for `count` values, at least as much again free.
        init(count: Int) {
            var size = 16
            while size < 2 * count { size *= 2 }
            keys = Array(repeating: nil, count: size)
            boxes = Array(repeating: nil, count: size)
            mask = size - 1
        }

        /// Where a value is, or has to be put.
        private func place(of key: ObjectIdentifier) -> Int {
            let address = UInt(bitPattern: key)
            var place = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & mask
            while let taken = keys[place], taken != key { place = (place + 1) & mask }
            return place
        }

        subscript(_ key: ObjectIdentifier) -> AnyEnvironmentBox? { boxes[place(of: key)] }

        func add(_ box: AnyEnvironmentBox, for key: ObjectIdentifier) {
            let place = place(of: key)
            guard keys[place] == nil else { return }
            (keys[place], boxes[place]) = (key, box)
            count += 1
        }

        func addAll(of other: Table) {
            for (key, box) in zip(other.keys, other.boxes) {
                if let key, let box { add(box, for: key) }
            }
        }
    }

    private static let longestChain = 8

    private var latest: Link?
    private var table: Table?

    subscript(_ key: ObjectIdentifier) -> AnyEnvironmentBox? {
        var link = latest
        while let written = link {
            if written.key == key { return written.box }
            link = written.next
        }
        return table?[key]
    }

    mutating func set(_ box: AnyEnvironmentBox, for key: ObjectIdentifier) {
        latest = Link(key: key, box: box, next: latest)
        if latest!.length > EnvironmentStorage.longestChain { (table, latest) = (merged(), nil) }
    }

    var count: Int { merged().count }

    /// All values in one table; the latest of a key comes first and stays.
    private func merged() -> Table {
        let merged = Table(count: (table?.count ?? 0) + (latest?.length ?? 0))
        var link = latest
        while let written = link {
            merged.add(written.box, for: written.key)
            link = written.next
        }
        if let table { merged.addAll(of: table) }
        return merged
    }
}
