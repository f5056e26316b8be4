import Foundation

/// Text with the fonts of its parts, as a shaper takes it.
public struct StyledText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        /// The characters; a run with an attachment holds U+FFFC alone.
        public var text: String
        public var font: FontDescriptor
        /// Points added after each cluster; tracking, unlike kerning, splits ligatures.
        public var tracking: CGFloat
        public var kerning: CGFloat
        /// The width in points of a picture that stands in the text.
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

    public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    public var runs: [Run]
    /// A BCP 47 language tag, which decides letter forms and line breaks; nil where unknown.
    public var language: String?
    /// The paragraph's direction where the text itself does not say (no strong character).
    public var direction: Direction
    /// Whether every paragraph has that direction, whatever its characters say.
    public var isDirectionFixed: Bool

    public init(
        runs: [Run], language: String? = nil, direction: Direction = .leftToRight, isDirectionFixed: Bool = false
    ) {
        (self.runs, self.language) = (runs, language)
        (self.direction, self.isDirectionFixed) = (direction, isDirectionFixed)
    }
}

/// The smallest part of shaped text that lines are made of: one or more characters with the glyphs that show them.
public struct ShapedCluster: Hashable, Sendable {
    public enum BreakBefore: UInt8, Hashable, Sendable { case prohibited, allowed, mandatory }

    /// The run of the `StyledText` it belongs to.
    public var run: Int
    /// The UTF-8 offsets of its characters within the concatenation of all runs.
    public var textRange: Range<Int>
    /// Its glyphs, in visual order, as a range of `ShapedText.glyphs`; empty for spaces of no ink and attachments.
    public var glyphRange: Range<Int>
    public var font: GlyphFont
    /// The width in points, with tracking and kerning.
    public var advance: CGFloat
    /// The bidirectional embedding level; odd levels run right to left.
    public var level: UInt8
    public var isWhitespace: Bool
    public var isAttachment: Bool
    /// Whether a new line may or must start with this cluster. A newline is a cluster of its own; the one after it
    /// is `mandatory`.
    public var breakBefore: BreakBefore
    /// Whether a hyphen has to be drawn where the line breaks before this cluster (a soft hyphen precedes it).
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

/// Shaped text, not yet broken into lines.
public struct ShapedText: Hashable, Sendable {
    /// The clusters in logical order.
    public var clusters: [ShapedCluster]
    /// The glyphs of all clusters; positions are relative to the left edge of their own cluster, on the baseline.
    public var glyphs: [Glyph]
    /// The direction of the text's first strong character, or the one asked for. Paragraphs have their own: where the
    /// lowest level of one is 0, it runs left to right.
    public var direction: StyledText.Direction

    public init(clusters: [ShapedCluster], glyphs: [Glyph], direction: StyledText.Direction) {
        (self.clusters, self.glyphs, self.direction) = (clusters, glyphs, direction)
    }
}

/// Turns characters into glyphs and knows how tall fonts are. Layout breaks the lines.
public protocol TextShaper: AnyObject, Sendable {
    /// Shapes all of `text` at once; paragraphs are separated by newlines.
    func shape(_ text: StyledText) -> ShapedText

    /// The measures a font is laid out with, in points.
    func metrics(of font: FontDescriptor) -> FontMetrics
}
