import CairoGraphics

/// The result of `verify` for a picture.
@dynamicMemberLookup package struct VerifiedPicture: Codable, Equatable, Sendable {
    /// The golden's path in the golden folder without `.png`, which identifies the picture: `TodoWidget/systemSmall-dark`.
    package var name: String
    /// The widget's kind, or the preview's name.
    package var kind: String
    /// The family; nil for a preview that shows no widget.
    package var family: String?
    /// The preview's unique name; nil for a widget's picture.
    package var preview: String?
    /// The common name of the pictures of a Live Activity's presentation or a control's place; nil for other pictures.
    package var surface: String?
    package var scheme: String
    package var outcome: GoldenOutcome
    /// The width in points.
    package var width: Double
    package var height: Double
    package var scale: Double
    /// The SHA-256 of the golden's file. `accept` uses it to check that the golden has not changed since.
    package var goldenHash: String?
    /// The time of drawing and comparing the picture in seconds.
    package var seconds: Double?
    /// The findings. They are stored separately, because most of thousands of pictures have none.
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
        case name, kind, family, preview, surface, scheme, outcome, width, height, scale, goldenHash, seconds
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        kind = try values.decode(String.self, forKey: .kind)
        family = try values.decodeIfPresent(String.self, forKey: .family)
        preview = try values.decodeIfPresent(String.self, forKey: .preview)
        surface = try values.decodeIfPresent(String.self, forKey: .surface)
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
        try values.encodeIfPresent(surface, forKey: .surface)
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

// MARK: - Findings

extension VerifiedPicture {
    /// The details of a picture that does not match its golden.
    package struct Findings: Codable, Equatable, Sendable {
        /// A message, such as the reason why there is no picture.
        package var message: String?
        /// The tolerance, such as `maxDifference=0-2;totalPixels=0-40`.
        package var tolerance: String?
        /// The rectangles that are not compared, in pixels.
        package var masks: [PictureDifference.Box]?
        package var difference: PictureDifference?
        /// The path of the golden's copy; nil for a picture that passes.
        package var expected: String?
        package var actual: String?
        package var differencePicture: String?
        /// The SHA-256 of the actual picture's file. `accept` uses it to check that the file has not changed.
        package var actualHash: String?
        /// The path of the actual picture's layout; nil for a picture that passes.
        package var actualLayout: String?
        /// The changes of the layout.
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

    /// Accesses the findings like properties of the picture.
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
        (preview, surface) = (identity.preview, identity.surface)
    }

    var identity: GoldenIdentity {
        GoldenIdentity(name: name, kind: kind, family: family, scheme: scheme, preview: preview, surface: surface)
    }

    /// Sets the paths of the evidence.
    package mutating func add(_ evidence: PictureEvidence.Files) {
        (self.expected, self.actual) = (evidence.expected, evidence.actual)
        (self.differencePicture, self.actualHash) = (evidence.difference, evidence.actualHash)
    }
}
