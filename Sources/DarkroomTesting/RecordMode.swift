import Foundation

/// The pictures that are recorded as goldens instead of compared.
public enum RecordMode: Sendable, Equatable {
    /// No pictures. Every picture is compared, and a missing golden fails the test.
    case never
    /// The pictures without a golden. All others are compared. If `CI` is set in the environment, nothing is recorded.
    case missing
    /// All pictures. The file of a golden with equal pixels does not change. If `CI` is set in the environment, tests fail.
    case all
}
