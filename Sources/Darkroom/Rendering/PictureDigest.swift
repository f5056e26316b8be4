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
}
