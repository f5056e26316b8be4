/// A task that a worker did not do as it should.
struct Finding {
    /// What went wrong.
    enum Kind: String, CaseIterable {
        /// The process ended.
        case crash
        /// The task took more time than the limit.
        case hang
        /// The two pictures are not the same.
        case differs
        /// The task took more memory than the limit.
        case memory
    }

    let kind: Kind
    let task: WorkerTask
    /// What the process wrote last, or the signal that ended it.
    let message: String
}

/// What a worker does: a line of text, so that a finding can be made again.
enum WorkerTask: Hashable {
    /// The picture of a seed.
    case seed(UInt64)
    case picture(Picture)
    /// The damaged file of a seed, read by a reader.
    case file(reader: String, seed: UInt64)
}
