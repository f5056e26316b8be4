/// The kinds of widgets, or of controls, whose providers have not answered. Their other pictures are not waited for as long.
struct SilentProviders {
    private var kinds: Set<String> = []
    private static let share = 0.1

    /// Returns whether the kind is new, so that a warning tells of it.
    mutating func insert(_ kind: String) -> Bool { kinds.insert(kind).inserted }

    /// Returns the time limit of a kind's next answer in seconds.
    func limit(of kind: String, _ timeout: Double) -> Double {
        kinds.contains(kind) ? timeout * SilentProviders.share : timeout
    }
}
