import Foundation

/// What `verify` found, as `report.json` tells it; the other reports are made of it. Paths are relative to its folder.
package struct VerificationReport: Codable, Equatable, Sendable {
    /// The format's version. It rises where an older reader would go wrong; new keys alone do not raise it.
    package static let currentVersion = 1

    package var version = currentVersion
    /// Darkroom's version.
    package var darkroom: String
    /// What made the report, in the words by which it was started, as `["swift", "run", "StreakWidget"]`; nil for the tool.
    package var program: [String]?
    /// The golden folder, relative to the report's where both lie in one checkout.
    package var goldens: String
    /// Whether the goldens are those of tests, which keep no list of them; nil for not.
    package var isOfTests: Bool?
    /// Which part of all pictures this is, as `2/4`; nil for all of them.
    package var shard: String?
    package var causes: [DifferenceCause]
    /// What the actual pictures depend on besides the widget and the options; nil where not all goldens were looked at.
    package var environment: GoldenEnvironment?
    /// In the order of their names.
    package var pictures: [VerifiedPicture]

    package init(
        darkroom: String, goldens: String, shard: String? = nil, causes: [DifferenceCause] = [], pictures: [VerifiedPicture] = []
    ) {
        (self.darkroom, self.goldens, self.shard) = (darkroom, goldens, shard)
        (self.causes, self.pictures) = (causes, pictures)
    }

    /// Whether every picture passes.
    package var passes: Bool { pictures.allSatisfy { $0.outcome.passes } }

    /// Returns the number of pictures with an outcome.
    package func count(of outcome: GoldenOutcome) -> Int { pictures.count { $0.outcome == outcome } }
}
