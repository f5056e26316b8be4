import DisplayList
import Foundation

/// Text in lines, with the place of each. Lengths are points; the origin is the text's top left corner.
struct TextLayout {
    struct Line {
        /// The clusters shown before and after the mark, in the order of the text.
        var prefix: Range<Int>
        var mark: TextMark?
        var suffix: Range<Int> = 0..<0
        var width: CGFloat
        /// The white space the line ends in: it counts in the text's width, not in where the line lies.
        var trailingWidth: CGFloat = 0
        /// What every cluster but the last loses.
        var tightening: CGFloat = 0
        var top: CGFloat = 0
        /// The line's height in whole pixels, and the distance to the next line's top.
        var height: CGFloat = 0
        var pitch: CGFloat = 0
        var ascent: CGFloat = 0
        /// On a whole pixel.
        var baseline: CGFloat = 0
    }

    let text: TypesetText
    let lines: [Line]
    var size: CGSize
    let isTruncated: Bool
    private let laidOutGlyphs = LaidOutGlyphs()

    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
    /// The glyphs of each line.
    var glyphs: [LineGlyphs] { laidOutGlyphs.lines(of: self) }
}

/// How text is to be laid out.
struct TextLayoutStyle: Hashable {
    /// nil allows any number.
    var lineLimit: Int?
    var leastLines = 1
    var truncationMode = Text.TruncationMode.tail
    var alignment = TextAlignment.leading
    /// Whether a line's own paragraph says which side is the leading one.
    var alignsByParagraph = false
    /// In points, never negative.
    var lineSpacing: CGFloat = 0
    var allowsTightening = false
    /// 0.01…1.
    var minimumScale: CGFloat = 1
    var displayScale: CGFloat = 1
    /// Whether text takes all the width it is offered.
    var fillsWidth = false

    init(_ environment: EnvironmentValues) {
        lineLimit = environment.lineLimit.map { max(1, $0) }
        leastLines = min(max(1, environment.leastLines), 10_000)
        truncationMode = environment.truncationMode
        alignment = environment.multilineTextAlignment
        alignsByParagraph = environment.textAlignmentStrategy == .writingDirectionBased
        lineSpacing = environment.lineSpacing.isFinite ? max(0, environment.lineSpacing) : 0
        allowsTightening = environment.allowsTightening
        let factor = environment.minimumScaleFactor
        minimumScale = factor.isNaN ? 1 : min(1, max(0.01, factor))
        displayScale = environment.displayScale
    }
}
