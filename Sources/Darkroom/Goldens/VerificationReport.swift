import CairoGraphics
import Foundation

/// What `verify` found, as `report.json` tells it; the other reports are made of it. Paths are relative to its folder.
@_spi(Darkroom) public struct VerificationReport: Codable, Equatable, Sendable {
    /// The format's version. It rises where an older reader would go wrong; new keys alone do not raise it.
    public static let currentVersion = 1

    /// How a picture stands to its golden.
    public enum Outcome: String, Codable, CaseIterable, Sendable {
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
        public var passes: Bool { self == .unchanged || self == .tolerated }
    }

    /// Something that is not as it was when the goldens were recorded, and would explain differences.
    public struct Cause: Codable, Equatable, Sendable {
        /// What it is, such as `fonts` or `Darkroom`.
        public var name: String
        public var recorded: String
        public var found: String

        public init(name: String, recorded: String, found: String) {
            (self.name, self.recorded, self.found) = (name, recorded, found)
        }
    }

    /// A view that is not where it was.
    public struct LayoutChange: Codable, Equatable, Sendable {
        public enum Kind: String, Codable, Sendable { case moved, resized, added, removed, altered }

        /// A frame in the widget, in points.
        public struct Frame: Codable, Equatable, Sendable {
            public var x, y, width, height: Double

            public init(x: Double, y: Double, width: Double, height: Double) {
                (self.x, self.y, self.width, self.height) = (x, y, width, height)
            }
        }

        public var kind: Kind
        /// The view's name, with those it lies in, from the outside: `RingView/ZStack/Text`.
        public var view: String
        /// The same where the view lies in another one than before: what it was called there.
        public var oldView: String?
        public var from: Frame?
        public var to: Frame?
        /// What else changed, such as a text.
        public var note: String?

        public init(
            kind: Kind, view: String, oldView: String? = nil, from: Frame? = nil, to: Frame? = nil, note: String? = nil
        ) {
            (self.kind, self.view, self.oldView) = (kind, view, oldView)
            (self.from, self.to, self.note) = (from, to, note)
        }
    }

    public var version = currentVersion
    /// Darkroom's version.
    public var darkroom: String
    /// What made the report, in the words by which it was started, as `["swift", "run", "StreakWidget"]`; nil for the tool.
    public var program: [String]?
    /// The golden folder, relative to the report's where both lie in one checkout.
    public var goldens: String
    /// Whether the goldens are those of tests, which keep no list of them; nil for not.
    public var isOfTests: Bool?
    /// Which part of all pictures this is, as `2/4`; nil for all of them.
    public var shard: String?
    public var causes: [Cause]
    /// What the actual pictures depend on besides the widget and the options; nil where not all goldens were looked at.
    public var environment: GoldenEnvironment?
    /// In the order of their names.
    public var pictures: [Picture]

    public init(
        darkroom: String, goldens: String, shard: String? = nil, causes: [Cause] = [], pictures: [Picture] = []
    ) {
        (self.darkroom, self.goldens, self.shard) = (darkroom, goldens, shard)
        (self.causes, self.pictures) = (causes, pictures)
    }

    /// Whether every picture passes.
    public var passes: Bool { pictures.allSatisfy { $0.outcome.passes } }

    public func count(of outcome: Outcome) -> Int { pictures.count { $0.outcome == outcome } }
}
