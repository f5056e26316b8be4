import Foundation
import FoundationSupplement

/// The result of `verify` and the content of `report.json`. The other reports are made from it. Paths are relative to its
/// folder.
package struct VerificationReport: Codable, Equatable, Sendable {
    /// The version of the format. It increases if an older reader would misread the file. New keys do not increase it.
    package static let currentVersion = 1

    package var version = currentVersion
    /// Darkroom's version.
    package var darkroom: String
    /// The words that started the program, such as `["swift", "run", "StreakWidget"]`; nil for the tool.
    package var program: [String]?
    /// The golden folder, relative to the report's folder if both are in the same checkout.
    package var goldens: String
    /// Whether the goldens are those of tests, which have no list; nil for false.
    package var isOfTests: Bool?
    /// The part of all pictures in the report, such as `2/4`; nil for all.
    package var shard: String?
    package var causes: [DifferenceCause]
    /// The environment of the actual pictures; nil if not all goldens were compared.
    package var environment: GoldenEnvironment?
    /// The warnings of the run; nil if there are none.
    package var warnings: [RunWarning]?
    /// The pictures in the order of their names.
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
