import DisplayList
import Foundation

/// The range of a line in the text.
struct LineFragment: Equatable {
    /// All clusters, including trailing white space.
    var clusters: Range<Int>
    /// The end of the visible clusters.
    var visibleEnd: Int
    /// The width of the visible clusters, in points.
    var width: CGFloat
    /// The width of the trailing white space, in points.
    var trailingWidth: CGFloat = 0
    /// Whether the line ends with a hyphen, which is part of its width.
    var isHyphenated = false
}

/// Breaks text into lines of maximum length.
struct LineBreaker {
    let text: TypesetText
    /// The available width, in points.
    let width: CGFloat
    /// The scale factor for cluster widths, which tries a size without shaping.
    var factor: CGFloat = 1
    private var hyphenWidths: [Int: CGFloat] = [:]

    init(_ text: TypesetText, width: CGFloat, factor: CGFloat = 1) {
        (self.text, self.width, self.factor) = (text, width, factor)
    }

    /// The tolerance for rounding differences in sums of widths.
    static let tolerance: CGFloat = 0.005

    func advance(_ index: Int) -> CGFloat { text.shaped.clusters[index].advance * factor }

    /// Returns at most `limit` lines. If `limit` is one more than the available number, an extra line shows that the
    /// text does not fit.
    mutating func lines(limit: Int) -> [LineFragment] {
        let count = text.shaped.clusters.count
        guard count > 0 else { return [LineFragment(clusters: 0..<0, visibleEnd: 0, width: 0)] }
        var lines: [LineFragment] = []
        var (start, paragraph) = (0, 0)
        while start < count && lines.count < limit {
            let line = line(from: start)
            lines.append(line)
            start = line.clusters.upperBound
            if start == count || text.isNewline[start - 1] {
                if lines.count - paragraph == 2 { avoidOrphan(&lines) }
                paragraph = lines.count
            }
        }
        // A trailing newline starts an empty line.
        if lines.count < limit && start == count && text.isNewline[count - 1] {
            lines.append(LineFragment(clusters: count..<count, visibleEnd: count, width: 0))
        }
        return lines
    }

    private mutating func line(from start: Int) -> LineFragment {
        let clusters = text.shaped.clusters
        var position: CGFloat = 0
        var shown = LineFragment(clusters: start..<start, visibleEnd: start, width: 0)
        var candidate: LineFragment?
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
                    // An overlong word breaks inside, except within a cluster.
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

    /// - Parameter position: The width of all the line's clusters.
    private func ended(_ shown: LineFragment, at end: Int, _ position: CGFloat) -> LineFragment {
        var line = shown
        line.clusters = shown.clusters.lowerBound..<end
        line.width = max(0, shown.width)
        line.trailingWidth = max(0, position - line.width)
        return line
    }

    /// Returns the line that ends before the cluster at `index`; nil if its hyphen does not fit.
    private mutating func breaking(_ shown: LineFragment, before index: Int, _ position: CGFloat) -> LineFragment? {
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
