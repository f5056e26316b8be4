import DisplayList
import Foundation

/// Shaped text with the measures of its runs, ready for line breaking. Lengths are in points.
final class TypesetText {
    /// The effect of a run on the measures of its lines.
    struct RunMeasures {
        /// The extent above and below the line's baseline.
        var ascent: CGFloat
        var descent: CGFloat
        /// The minimum distance to the next baseline.
        var pitch: CGFloat
    }

    let text: ResolvedText
    /// The ratio of the font size to the requested size.
    let scale: CGFloat
    let shaped: ShapedText
    let runs: [RunMeasures]
    /// The measures of a line without clusters.
    let emptyLine: RunMeasures
    /// Whether each cluster ends its paragraph.
    let isNewline: [Bool]
    private let baseLevels: [UInt8]
    private let shaper: any TextShaper

    init(_ text: ResolvedText, scale: CGFloat, shaper: any TextShaper, displayScale: CGFloat) {
        (self.text, self.scale, self.shaper) = (text, scale, shaper)
        let styled = text.styledText(scale: scale)
        shaped = styled.runs.isEmpty
            ? ShapedText(clusters: [], glyphs: [], direction: styled.direction) : shaper.shape(styled)
        func measures(_ font: ResolvedFont) -> RunMeasures {
            let line = font.scaled(by: scale).lineMeasures(shaper: shaper, displayScale: displayScale)
            return RunMeasures(ascent: line.metrics.ascent, descent: line.metrics.descent, pitch: line.pitch)
        }
        runs = text.runs.map { run in
            var own = measures(run.font)
            if let attachment = run.attachment {
                own.ascent = max(own.ascent, attachment.ascent * scale)
                own.descent = max(own.descent, attachment.descent * scale)
            }
            // The bounds grow to hold the moved text, and keep the place where it was (documentation of baselineOffset).
            own.ascent = max(own.ascent, own.ascent + run.baselineOffset * scale)
            own.descent = max(own.descent, own.descent - run.baselineOffset * scale)
            return own.set(to: run.lineHeight, size: run.font.descriptor.size * scale)
        }
        emptyLine = measures(text.font).set(to: text.lineHeight, size: text.font.descriptor.size * scale)
        isNewline = TypesetText.newlines(in: shaped, of: styled)
        baseLevels = TypesetText.baseLevels(of: shaped, isNewline)
    }

    private static func newlines(in shaped: ShapedText, of styled: StyledText) -> [Bool] {
        let bytes = styled.runs.flatMap { $0.text.utf8 }
        return shaped.clusters.map { cluster in
            guard cluster.isWhitespace, bytes.indices.contains(cluster.textRange.lowerBound) else { return false }
            let first = bytes[cluster.textRange.lowerBound]
            if (0x0A...0x0D).contains(first) { return true }
            // The next line, line separator and paragraph separator characters take more than one byte.
            guard first == 0xC2 || first == 0xE2, cluster.textRange.upperBound <= bytes.count else { return false }
            let scalar = String(decoding: bytes[cluster.textRange], as: UTF8.self)
            return scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
        }
    }

    /// Returns the base level of a cluster's paragraph: 0 for left to right, 1 for right to left.
    func baseLevel(at index: Int) -> UInt8 {
        baseLevels.indices.contains(index) ? baseLevels[index] : shaped.direction == .rightToLeft ? 1 : 0
    }

    /// Returns the base level of each cluster's paragraph. A left-to-right paragraph has a cluster of level 0. Returns
    /// an empty array if the entire text is left to right.
    private static func baseLevels(of shaped: ShapedText, _ isNewline: [Bool]) -> [UInt8] {
        guard shaped.clusters.contains(where: { $0.level > 0 }) else { return [] }
        var levels: [UInt8] = []
        levels.reserveCapacity(shaped.clusters.count)
        while levels.count < shaped.clusters.count {
            let start = levels.count
            var (end, lowest) = (start, UInt8.max)
            while end < shaped.clusters.count && !isNewline[end] {
                lowest = min(lowest, shaped.clusters[end].level)
                end += 1
            }
            end = min(end + 1, shaped.clusters.count)
            levels += [UInt8](repeating: lowest == 0 ? 0 : 1, count: end - start)
        }
        return levels
    }

    /// Returns an ellipsis or hyphen in the style of a run.
    func mark(_ string: String, run: Int) -> TextMark {
        let style = text.runs[run]
        let font = style.font.scaled(by: scale).descriptor
        let run0 = StyledText.Run(
            text: string, font: font, tracking: style.tracking * scale, kerning: style.kerning * scale)
        let shaped = shaper.shape(StyledText(runs: [run0], language: text.language, direction: self.shaped.direction))
        return TextMark(
            shaped: shaped, run: run, width: shaped.clusters.reduce(0) { $0 + $1.advance })
    }
}

/// Glyphs that are part of a line but not of its text.
struct TextMark {
    var shaped: ShapedText
    /// The run that determines their style.
    var run: Int
    var width: CGFloat
}
