import Foundation

/// Which pictures become goldens instead of being compared.
public enum RecordMode: Sendable, Equatable {
    /// None: every picture is compared, and a missing golden fails the test.
    case never
    /// Those that have no golden yet; all others are compared. Where `CI` is set in the environment, as `never`.
    case missing
    /// All. The file of a golden with the same pixels stays as it is. Where `CI` is set in the environment, tests fail.
    case all
}
