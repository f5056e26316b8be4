/// The result of comparing a picture with its golden.
package enum GoldenOutcome: String, Codable, CaseIterable, Sendable {
    /// The picture differs by more than is allowed.
    case changed
    /// The picture has no golden yet.
    case new
    /// The golden's file is missing, although the folder lists it.
    case missing
    /// The program no longer makes a picture for this golden.
    case stale
    /// There is no picture or no readable golden. A message tells the reason.
    case failed
    /// The picture differs by no more than is allowed.
    case tolerated
    /// The pixels are the same.
    case unchanged

    /// Whether a run with such a picture passes.
    package var passes: Bool { self == .unchanged || self == .tolerated }
}
