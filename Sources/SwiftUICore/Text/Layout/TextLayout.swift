import DisplayList
import Foundation

/// Text in lines with positions. Lengths are in points; the origin is the text's top-left corner.
struct TextLayout {
    struct PlacedLine {
        /// The clusters before the mark, in text order.
        var prefix: Range<Int>
        var mark: TextMark?
        var suffix: Range<Int> = 0..<0
        var width: CGFloat
        /// The width of trailing white space, which counts for the text's width but not for the line's alignment.
        var trailingWidth: CGFloat = 0
        /// The reduction of the advance of each cluster except the last.
        var tightening: CGFloat = 0
        var top: CGFloat = 0
        /// The line's height in whole pixels.
        var height: CGFloat = 0
        var pitch: CGFloat = 0
        var ascent: CGFloat = 0
        /// The baseline, on a whole pixel.
        var baseline: CGFloat = 0
    }

    let text: TypesetText
    let lines: [PlacedLine]
    var size: CGSize
    let isTruncated: Bool
    private let laidOutGlyphs = LaidOutGlyphs()

    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
    /// Whether a line ends inside a word, without a hyphen, because the word is longer than the line.
    var breaksWord: Bool {
        zip(lines, lines.dropFirst()).contains { line, next in
            let start = next.prefix.lowerBound
            guard line.mark == nil, start > 0, text.shaped.clusters.indices.contains(start) else { return false }
            return text.shaped.clusters[start].breakBefore == .prohibited && !text.isNewline[start - 1]
        }
    }
    /// The glyphs of each line.
    var glyphs: [LineGlyphs] { laidOutGlyphs.lines(of: self) }
}

/// The style of a text layout.
struct TextLayoutStyle: Hashable {
    /// The maximum number of lines; nil for no limit.
    var lineLimit: Int?
    var minimumLines = 1
    var truncationMode = Text.TruncationMode.tail
    var alignment = TextAlignment.leading
    /// Whether the leading side depends on each line's paragraph.
    var alignsByParagraph = false
    /// The distance between lines in points, at least 0.
    var lineSpacing: CGFloat = 0
    /// The space below each line that its height includes, in points.
    var spaceBelowLines: CGFloat = 0
    var allowsTightening = false
    /// The minimum scale factor, 0.01…1.
    var minimumScale: CGFloat = 1
    var displayScale: CGFloat = 1
    /// Whether the text takes the full proposed width.
    var fillsWidth = false

    init(_ environment: EnvironmentValues) {
        lineLimit = environment.lineLimit.map { max(1, $0) }
        minimumLines = min(max(1, environment.minimumLines), 10_000)
        truncationMode = environment.truncationMode
        alignment = environment.multilineTextAlignment
        alignsByParagraph = environment.textAlignmentStrategy == .writingDirectionBased
        lineSpacing = environment.lineSpacing.isFinite ? max(0, environment.lineSpacing) : 0
        spaceBelowLines = environment.spaceBelowLines
        allowsTightening = environment.allowsTightening
        let factor = environment.minimumScaleFactor
        minimumScale = factor.isNaN ? 1 : min(1, max(0.01, factor))
        displayScale = environment.displayScale
    }
}
