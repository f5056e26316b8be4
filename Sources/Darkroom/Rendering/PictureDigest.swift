import DisplayList

/// Tells pictures apart without keeping what they are made of: 128 bits of what is drawn, the same in every run.
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
