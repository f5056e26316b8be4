import CairoGraphics
import Foundation

/// What `verify` found, as `report.json` tells it; the other reports are made of it. Paths are relative to its folder.
package struct VerificationReport: Codable, Equatable, Sendable {
    /// The format's version. It rises where an older reader would go wrong; new keys alone do not raise it.
    package static let currentVersion = 1

    /// How a picture stands to its golden.
    package enum Outcome: String, Codable, CaseIterable, Sendable {
        /// The picture differs by more than it may.
        case changed
        /// The picture has no golden yet.
        case new
        /// The golden's file is gone, though the folder lists it.
        case missing
        /// No picture is made any more that the golden could be held against.
        case stale
        /// There is no picture, or no golden that can be read; `message` says why.
        case failed
        /// The picture differs by no more than it may.
        case tolerated
        /// The pixels are the same.
        case unchanged

        /// Whether a run with such a picture passes.
        package var passes: Bool { self == .unchanged || self == .tolerated }
    }

    /// Something that is not as it was when the goldens were recorded, and would explain differences.
    package struct Cause: Codable, Equatable, Sendable {
        /// What it is, such as `fonts` or `Darkroom`.
        package var name: String
        package var recorded: String
        package var found: String

        package init(name: String, recorded: String, found: String) {
            (self.name, self.recorded, self.found) = (name, recorded, found)
        }
    }

    /// A view that is not where it was.
    package struct LayoutChange: Codable, Equatable, Sendable {
        package enum Kind: String, Codable, Sendable { case moved, resized, added, removed, altered }

        /// A frame in the widget, in points.
        package struct Frame: Codable, Equatable, Sendable {
            package var x, y, width, height: Double

            package init(x: Double, y: Double, width: Double, height: Double) {
                (self.x, self.y, self.width, self.height) = (x, y, width, height)
            }
        }

        package var kind: Kind
        /// The view's name, with those it lies in, from the outside: `RingView/ZStack/Text`.
        package var view: String
        /// The same where the view lies in another one than before: what it was called there.
        package var oldView: String?
        package var from: Frame?
        package var to: Frame?
        /// What else changed, such as a text.
        package var note: String?

        package init(
            kind: Kind, view: String, oldView: String? = nil, from: Frame? = nil, to: Frame? = nil, note: String? = nil
        ) {
            (self.kind, self.view, self.oldView) = (kind, view, oldView)
            (self.from, self.to, self.note) = (from, to, note)
        }
    }

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
    package var causes: [Cause]
    /// What the actual pictures depend on besides the widget and the options; nil where not all goldens were looked at.
    package var environment: GoldenEnvironment?
    /// In the order of their names.
    package var pictures: [Picture]

    package init(
        darkroom: String, goldens: String, shard: String? = nil, causes: [Cause] = [], pictures: [Picture] = []
    ) {
        (self.darkroom, self.goldens, self.shard) = (darkroom, goldens, shard)
        (self.causes, self.pictures) = (causes, pictures)
    }

    /// Whether every picture passes.
    package var passes: Bool { pictures.allSatisfy { $0.outcome.passes } }

    package func count(of outcome: Outcome) -> Int { pictures.count { $0.outcome == outcome } }
}
