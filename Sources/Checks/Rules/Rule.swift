import Foundation

/// A rule that judges facts. Rules know neither views nor the engine.
package struct Rule: Sendable {
    /// What a rule reads.
    package enum Judge: Sendable {
        /// Judges each picture by itself. The findings of one view in several pictures become one.
        case picture(@Sendable (PictureFacts, Double) -> [Match])
        /// Judges a widget with the summaries of all its pictures.
        case widget(@Sendable (WidgetFacts, [PictureSummary], Double) -> [Match])
        case timeline(@Sendable (TimelineFacts, Double) -> [Match])
        /// Judges two states whose pictures differ in colors alone.
        case states(@Sendable (StateFacts, Double) -> [Match])
        case activity(@Sendable (ActivityFacts, [PictureSummary], Double) -> [Match])
        /// Judges the extension as a whole, with the summaries of all pictures.
        case program(@Sendable (ProgramFacts, [PictureSummary], Double) -> [Match])
    }

    /// The identifier: a group and a name, such as `text.truncated`.
    package let id: String
    package let severity: Severity
    /// What the rule finds, as a sentence.
    package let abstract: String
    /// The bound of the rule, which darkroom.yml can change, and its unit; nil for a rule without one.
    package let limit: Limit?
    /// Whether the rule holds unless it is switched off.
    package let isOnByDefault: Bool
    package let judge: Judge

    /// A number that bounds a rule.
    package struct Limit: Sendable {
        package let value: Double
        /// The unit in messages and documents: points, seconds, bytes, a ratio.
        package let unit: String

        /// Creates a bound.
        package init(_ value: Double, _ unit: String) { (self.value, self.unit) = (value, unit) }
    }

    /// Creates a rule.
    package init(
        _ id: String, _ severity: Severity, _ abstract: String, limit: Limit? = nil, isOnByDefault: Bool = true, _ judge: Judge
    ) {
        (self.id, self.severity, self.abstract, self.limit) = (id, severity, abstract, limit)
        (self.isOnByDefault, self.judge) = (isOnByDefault, judge)
    }
}

/// What a rule says of a view, a widget or the extension.
package struct Match: Sendable {
    /// The defect as a sentence without its place.
    package var text: String
    /// What it is about, in words that stay the same when lines move.
    package var subject: String
    package var place: SourceLocation?
    /// The way to the view in the layout tree.
    package var path: String?
    /// The rectangle in the picture, in points.
    package var frame: CGRect?
    /// The picture that shows it, where the rule reads several.
    package var picture: String?
    /// The family, presentation or place, where the rule reads several.
    package var form: String?
    /// A severity other than the rule's.
    package var severity: Severity?
    /// Whether it is about a picture as a whole, so that each form has its own finding, at the place of the configuration.
    package var isOfWholePicture = false

    /// Creates a match.
    package init(
        _ text: String, subject: String = "", place: SourceLocation? = nil, path: String? = nil, frame: CGRect? = nil,
        picture: String? = nil, form: String? = nil
    ) {
        (self.text, self.subject, self.place, self.path) = (text, subject, place, path)
        (self.frame, self.picture, self.form) = (frame, picture, form)
    }

    /// Creates a match about a picture as a whole.
    package init(_ text: String, subject: String, of picture: PictureFacts) {
        self.init(text, subject: subject, place: picture.place)
        isOfWholePicture = true
    }

    /// Creates a match about a view of a picture.
    package init(_ text: String, subject: String, view: ViewFacts) {
        self.init(text, subject: subject, place: view.place, path: view.path, frame: view.frame)
    }
}

/// What is kept of a picture after it has been judged.
package struct PictureSummary: Codable, Sendable {
    package let name: String
    package let kind: String
    package let form: String
    package let surface: PictureFacts.Surface
    package let look: Look
    /// What the provider found; see `PictureFacts.inputs`.
    package let inputs: Int
    package let size: CGSize
    package let isPlaceholder: Bool
    package let isBlank: Bool
    package let digest: String
    /// The texts with their keys, each once.
    package let texts: Set<String>
    package let keys: Set<String>
    /// The names of assets and symbols.
    package let images: Set<String>
    /// Where these images stand in the sources.
    package let imagePlaces: [String: SourceLocation]
    /// The visible images that are not symbols, by their ways in the layout tree and their names.
    package let drawnImages: [String: DrawnImage]

    /// An image as drawn.
    package struct DrawnImage: Codable, Sendable {
        package let name: String?
        package let view: ViewFacts
        /// The standard deviation of its luminance, 0…0.5, and the same with a little of what is around it.
        package let spread: Double
        package let surroundingSpread: Double?
    }
    /// Whether the content draws nothing on the background.
    package let drawsNothing: Bool
    /// The smallest rectangle around all pixels that differ from the one in the upper left corner, in points.
    package let inkBounds: CGRect
    /// A hash of the texts and images: their characters, names and sizes, and where they are from each other. Nil for fewer than
    /// two: a single text often says that there is nothing to show.
    package let arrangement: Int?

    /// Summarizes a picture.
    package init(_ facts: PictureFacts) {
        (name, kind, form, surface, look) = (facts.name, facts.kind, facts.form, facts.surface, facts.look)
        inputs = facts.inputs
        (size, isPlaceholder, isBlank, digest) = (facts.size, facts.isPlaceholder, facts.isBlank, facts.digest)
        texts = Set(facts.texts.map(\.text))
        keys = Set(facts.texts.compactMap(\.key))
        images = Set(facts.images.compactMap(\.name))
        drawnImages = Dictionary(
            facts.images.compactMap { image in
                guard let spread = image.spread, image.source != .symbol, !image.view.isRedacted, image.view.opacity > 0 else { return nil }
                let drawn = DrawnImage(
                    name: image.name, view: image.view, spread: spread, surroundingSpread: image.surroundingSpread)
                return (image.view.path + " " + (image.name ?? ""), drawn)
            }, uniquingKeysWith: { first, _ in first })
        imagePlaces = Dictionary(
            facts.images.compactMap { image in image.name.flatMap { name in image.view.place.map { (name, $0) } } },
            uniquingKeysWith: { first, _ in first })
        drawsNothing = facts.has { $0 == .contentDrawsNothing }
        inkBounds = facts.inkBounds
        arrangement = PictureSummary.arrangement(of: facts)
    }

    private static func arrangement(of facts: PictureFacts) -> Int? {
        let frames = facts.texts.map(\.view.frame) + facts.images.map(\.view.frame)
        guard frames.count > 1, let left = frames.map(\.minX).min(), let top = frames.map(\.minY).min() else { return nil }
        var hasher = Hasher()
        func add(_ name: String, _ frame: CGRect, _ size: CGFloat) {
            hasher.combine(name)
            // Halves of points, because centering rounds to pixels.
            for length in [frame.minX - left, frame.minY - top, frame.width, frame.height, size] {
                hasher.combine((length * 2).rounded())
            }
        }
        for text in facts.texts { add(text.text, text.view.frame, text.fontSize) }
        for image in facts.images { add(image.name ?? "", image.view.frame, 0) }
        return hasher.finalize()
    }
}
