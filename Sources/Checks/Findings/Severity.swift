/// How serious a finding is.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    /// Worth a look, and often meant.
    case note
    /// Something that users are likely to notice.
    case warning
    /// Something that does not work on a device.
    case error

    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Severity.allCases.firstIndex(of: self)! }
}
