import Foundation

/// Text with the fonts of its parts, as the input of a shaper.
public struct StyledText: Hashable, Sendable {
    /// A part of the text with one font.
    public struct Run: Hashable, Sendable {
        /// The characters. A run with an attachment contains U+FFFC only.
        public var text: String
        /// The font that layout requests. Characters that it lacks come from fallback fonts.
        public var font: FontDescriptor
        /// The points added after each cluster. Unlike kerning, tracking splits ligatures.
        public var tracking: CGFloat
        /// The points added after each cluster. Ligatures stay whole.
        public var kerning: CGFloat
        /// The width in points of a picture in the text.
        public var attachmentWidth: CGFloat?

        public init(
            text: String, font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0,
            attachmentWidth: CGFloat? = nil
        ) {
            self.text = text
            self.font = font
            self.tracking = tracking
            self.kerning = kerning
            self.attachmentWidth = attachmentWidth
        }
    }

    /// The direction in which a paragraph runs.
    public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    /// The parts in logical order. Their characters, joined, are the text.
    public var runs: [Run]
    /// A BCP 47 language tag, which determines letter forms and line breaks, or `nil` if unknown.
    public var language: String?
    /// The paragraph's direction if the text contains no strong character.
    public var direction: Direction
    /// Whether every paragraph has that direction, regardless of its characters.
    public var isDirectionFixed: Bool

    public init(
        runs: [Run], language: String? = nil, direction: Direction = .leftToRight, isDirectionFixed: Bool = false
    ) {
        (self.runs, self.language) = (runs, language)
        (self.direction, self.isDirectionFixed) = (direction, isDirectionFixed)
    }
}

/// The smallest part of shaped text that can move to a new line: one or more characters with their glyphs.
public struct ShapedCluster: Hashable, Sendable {
    /// Whether a line may, must or may not start with a cluster.
    public enum BreakBefore: UInt8, Hashable, Sendable { case prohibited, allowed, mandatory }

    /// The index of the run in the `StyledText`.
    public var run: Int
    /// The UTF-8 offsets of the characters within the concatenation of all runs.
    public var textRange: Range<Int>
    /// The glyphs in visual order, as a range of `ShapedText.glyphs`. It is empty for spaces and attachments.
    public var glyphRange: Range<Int>
    /// The face and size of the cluster's glyphs.
    public var font: GlyphFont
    /// The width in points, including tracking and kerning.
    public var advance: CGFloat
    /// The bidirectional embedding level. Odd levels run right to left.
    public var level: UInt8
    /// Whether the cluster is white space, which does not count at the end of a line.
    public var isWhitespace: Bool
    /// Whether the cluster stands for a picture, which layout draws.
    public var isAttachment: Bool
    /// Whether a new line may or must start with this cluster. A newline is a separate cluster, and the cluster after
    /// it is `mandatory`.
    public var breakBefore: BreakBefore
    /// Whether a line break before this cluster draws a hyphen, because a soft hyphen precedes the cluster.
    public var hyphenates: Bool

    public init(
        run: Int, textRange: Range<Int>, glyphRange: Range<Int>, font: GlyphFont, advance: CGFloat, level: UInt8 = 0,
        isWhitespace: Bool = false, isAttachment: Bool = false, breakBefore: BreakBefore = .prohibited,
        hyphenates: Bool = false
    ) {
        self.run = run
        self.textRange = textRange
        self.glyphRange = glyphRange
        self.font = font
        self.advance = advance
        self.level = level
        self.isWhitespace = isWhitespace
        self.isAttachment = isAttachment
        self.breakBefore = breakBefore
        self.hyphenates = hyphenates
    }
}

/// Shaped text that is not yet broken into lines.
public struct ShapedText: Hashable, Sendable {
    /// The clusters in logical order.
    public var clusters: [ShapedCluster]
    /// The glyphs of all clusters. Positions are relative to the left edge of the glyph's cluster, on the baseline.
    public var glyphs: [Glyph]
    /// The direction of the text's first strong character, or the requested one. Each paragraph has its own direction:
    /// a paragraph whose lowest level is 0 runs left to right.
    public var direction: StyledText.Direction

    public init(clusters: [ShapedCluster], glyphs: [Glyph], direction: StyledText.Direction) {
        (self.clusters, self.glyphs, self.direction) = (clusters, glyphs, direction)
    }
}

/// A type that turns characters into glyphs and knows the metrics of fonts. Layout breaks the lines.
public protocol TextShaper: AnyObject, Sendable {
    /// Shapes all of `text` at once. Newlines separate the paragraphs.
    func shape(_ text: StyledText) -> ShapedText

    /// Returns the metrics for laying out a font, in points.
    func metrics(of font: FontDescriptor) -> FontMetrics
}
