import DisplayList

/// A hash of 128 bits that distinguishes display lists. It is the same in every run.
struct PictureDigest: Hashable, Sendable {
    let first: Int
    private let second: Int

    init(_ list: DisplayList) {
        first = list.hashValue
        var hasher = Hasher()
        hasher.combine(0)
        hasher.combine(list)
        second = hasher.finalize()
    }

    /// The digest in 32 hexadecimal digits.
    var text: String {
        [first, second].map { part in
            let digits = String(UInt64(bitPattern: Int64(part)), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
