import DisplayList
import Foundation

/// A line's part of the text.
struct BrokenLine: Equatable {
    /// All its clusters, with the white space it ends in.
    var clusters: Range<Int>
    /// The end of what shows.
    var visibleEnd: Int
    /// The width of what shows, in points.
    var width: CGFloat
    /// The width of the white space it ends in, in points.
    var trailingWidth: CGFloat = 0
    /// Whether a hyphen is drawn at its end; the width includes it.
    var isHyphenated = false
}

/// Breaks text into lines, each as long as it can be.
struct LineBreaker {
    let text: TypesetText
    /// What lines may take, in points.
    let width: CGFloat
    /// What every cluster's width is multiplied by, to try a size without shaping.
    var factor: CGFloat = 1
    private var hyphenWidths: [Int: CGFloat] = [:]

    init(_ text: TypesetText, width: CGFloat, factor: CGFloat = 1) {
        (self.text, self.width, self.factor) = (text, width, factor)
    }

    /// Sums of widths round differently; a line that is too long by less than this is not.
    static let tolerance: CGFloat = 0.005

    func advance(_ index: Int) -> CGFloat { text.shaped.clusters[index].advance * factor }

    /// Up to `limit` lines; one more tells that the text does not fit.
    mutating func lines(limit: Int) -> [BrokenLine] {
        let count = text.shaped.clusters.count
        guard count > 0 else { return [BrokenLine(clusters: 0..<0, visibleEnd: 0, width: 0)] }
        var lines: [BrokenLine] = []
        var (start, paragraph) = (0, 0)
        while start < count && lines.count < limit {
            let line = line(from: start)
            lines.append(line)
            start = line.clusters.upperBound
            if start == count || text.isNewline[start - 1] {
                if lines.count - paragraph == 2 { keepLastWordInCompany(&lines) }
                paragraph = lines.count
            }
        }
        // A newline at the very end opens a line that nothing is in.
        if lines.count < limit && start == count && text.isNewline[count - 1] {
            lines.append(BrokenLine(clusters: count..<count, visibleEnd: count, width: 0))
        }
        return lines
    }

    private mutating func line(from start: Int) -> BrokenLine {
        let clusters = text.shaped.clusters
        var position: CGFloat = 0
        var shown = BrokenLine(clusters: start..<start, visibleEnd: start, width: 0)
        var candidate: BrokenLine?
        var index = start
        while index < clusters.count {
            if index > start {
                let breakBefore = clusters[index].breakBefore
                if breakBefore == .mandatory { return ended(shown, at: index, position) }
                if breakBefore == .allowed, let place = breaking(shown, before: index, position) {
                    candidate = place
                }
            }
            let start = position
            position += clusters[index].advance * factor
            if !clusters[index].isWhitespace {
                if position > width + LineBreaker.tolerance {
                    if let candidate { return candidate }
                    // A word that is too wide alone breaks inside; a single cluster stays.
                    if index > shown.clusters.lowerBound { return ended(shown, at: index, start) }
                }
                shown.visibleEnd = index + 1
                shown.width = position
            }
            index += 1
            if text.isNewline[index - 1] { return ended(shown, at: index, position) }
        }
        return ended(shown, at: index, position)
    }

    /// - Parameter position: how long all the line's clusters are.
    private func ended(_ shown: BrokenLine, at end: Int, _ position: CGFloat) -> BrokenLine {
        var line = shown
        line.clusters = shown.clusters.lowerBound..<end
        line.width = max(0, shown.width)
        line.trailingWidth = max(0, position - line.width)
        return line
    }

    /// The line that ends before the cluster at `index`; nil where its hyphen does not fit.
    private mutating func breaking(_ shown: BrokenLine, before index: Int, _ position: CGFloat) -> BrokenLine? {
        var line = ended(shown, at: index, position)
        guard text.shaped.clusters[index].hyphenates else { return line }
        line.isHyphenated = true
        line.width += hyphenWidth(run: text.shaped.clusters[index - 1].run)
        return line.width > width + LineBreaker.tolerance ? nil : line
    }

    private mutating func hyphenWidth(run: Int) -> CGFloat {
        if let known = hyphenWidths[run] { return known }
        let width = text.mark("-", run: run).width * factor
        hyphenWidths[run] = width
        return width
    }
}
