import CairoGraphics

/// What `verify` found of one picture.
@dynamicMemberLookup package struct VerifiedPicture: Codable, Equatable, Sendable {
    /// The golden's path in the golden folder without `.png`, which tells pictures apart: `TodoWidget/systemSmall-dark`.
    package var name: String
    /// The widget's kind, or the preview's name.
    package var kind: String
    /// Nil where a preview shows no widget.
    package var family: String?
    /// What `--preview` calls the preview; nil for a widget's picture.
    package var preview: String?
    package var scheme: String
    package var outcome: GoldenOutcome
    /// The picture's size in points, and its pixels per point.
    package var width: Double
    package var height: Double
    package var scale: Double
    /// The SHA-256 of the golden's file as it was compared, by which `accept` sees that it has not changed since.
    package var goldenHash: String?
    /// How long the picture took, in seconds.
    package var seconds: Double?
    /// Kept apart, because most pictures of a run of thousands have none.
    private var findings: SharedFindings?

    /// Creates the entry of a picture. Width and height are in points; the scale is in pixels per point.
    package init(
        name: String, kind: String, family: String? = nil, scheme: String = "light", outcome: GoldenOutcome,
        message: String? = nil, width: Double = 0, height: Double = 0, scale: Double = 3
    ) {
        (self.name, self.kind, self.family, self.scheme) = (name, kind, family, scheme)
        self.outcome = outcome
        (self.width, self.height, self.scale) = (width, height, scale)
        self.message = message
    }

    private enum CodingKeys: CodingKey {
        case name, kind, family, preview, scheme, outcome, width, height, scale, goldenHash, seconds
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        kind = try values.decode(String.self, forKey: .kind)
        family = try values.decodeIfPresent(String.self, forKey: .family)
        preview = try values.decodeIfPresent(String.self, forKey: .preview)
        scheme = try values.decode(String.self, forKey: .scheme)
        outcome = try values.decode(GoldenOutcome.self, forKey: .outcome)
        width = try values.decode(Double.self, forKey: .width)
        height = try values.decode(Double.self, forKey: .height)
        scale = try values.decode(Double.self, forKey: .scale)
        goldenHash = try values.decodeIfPresent(String.self, forKey: .goldenHash)
        seconds = try values.decodeIfPresent(Double.self, forKey: .seconds)
        findings = SharedFindings(try Findings(from: decoder))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        try values.encode(kind, forKey: .kind)
        try values.encodeIfPresent(family, forKey: .family)
        try values.encodeIfPresent(preview, forKey: .preview)
        try values.encode(scheme, forKey: .scheme)
        try values.encode(outcome, forKey: .outcome)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
        try values.encode(scale, forKey: .scale)
        try values.encodeIfPresent(goldenHash, forKey: .goldenHash)
        try values.encodeIfPresent(seconds, forKey: .seconds)
        try findings?.value.encode(to: encoder)
    }
}

// MARK: - What only some pictures have

extension VerifiedPicture {
    /// What there is to tell of a picture that is not simply as its golden.
    package struct Findings: Codable, Equatable, Sendable {
        /// What is to be said of it, such as why there is no picture.
        package var message: String?
        /// What the golden allows, as `maxDifference=0-2;totalPixels=0-40`.
        package var tolerance: String?
        /// Parts of the picture that are not compared, in pixels.
        package var masks: [PictureDifference.Box]?
        package var difference: PictureDifference?
        /// The pictures' files; written for those that do not pass.
        package var expected: String?
        package var actual: String?
        package var differencePicture: String?
        /// The SHA-256 of the actual picture's file, by which `accept` sees that it is the one that was compared.
        package var actualHash: String?
        /// The file that says where the actual picture's views are; written for those that do not pass.
        package var actualLayout: String?
        /// The views that are not where they were.
        package var layout: [LayoutChange]?

        fileprivate static let none = Findings()
    }

    fileprivate final class SharedFindings: Equatable, Sendable {
        let value: Findings

        init?(_ value: Findings) {
            if value == .none { return nil }
            self.value = value
        }

        static func == (first: SharedFindings, second: SharedFindings) -> Bool { first.value == second.value }
    }

    /// The findings, as if they were the picture's own.
    package subscript<Value>(dynamicMember key: WritableKeyPath<Findings, Value>) -> Value {
        get { (findings?.value ?? .none)[keyPath: key] }
        set {
            var value = findings?.value ?? .none
            value[keyPath: key] = newValue
            findings = SharedFindings(value)
        }
    }
}

// MARK: - Goldens

extension VerifiedPicture {
    /// Creates the entry of a golden's picture. Width and height are in points; the scale is in pixels per point.
    package init(
        _ identity: GoldenIdentity, outcome: GoldenOutcome, message: String?, width: Double, height: Double, scale: Double
    ) {
        self.init(
            name: identity.name, kind: identity.kind, family: identity.family,
            scheme: identity.scheme.isEmpty ? "light" : identity.scheme, outcome: outcome, message: message,
            width: width, height: height, scale: scale)
        preview = identity.preview
    }

    var identity: GoldenIdentity {
        GoldenIdentity(name: name, kind: kind, family: family, scheme: scheme, preview: preview)
    }

    /// Names the files that show why the picture does not pass.
    package mutating func add(_ evidence: PictureEvidence.Files) {
        (self.expected, self.actual) = (evidence.expected, evidence.actual)
        (self.differencePicture, self.actualHash) = (evidence.difference, evidence.actualHash)
    }
}
