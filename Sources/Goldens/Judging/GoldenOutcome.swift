/// How a picture compares with its golden.
package enum GoldenOutcome: String, Codable, CaseIterable, Sendable {
    /// The picture differs by more than is allowed.
    case changed
    /// The picture has no golden yet.
    case new
    /// The golden's file is gone, though the folder lists it.
    case missing
    /// The program makes no picture for this golden any more.
    case stale
    /// There is no picture, or no golden that can be read; a message says why.
    case failed
    /// The picture differs by no more than is allowed.
    case tolerated
    /// The pixels are the same.
    case unchanged

    /// Whether a run with such a picture passes.
    package var passes: Bool { self == .unchanged || self == .tolerated }
}
