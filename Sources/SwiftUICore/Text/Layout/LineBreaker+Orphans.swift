import DisplayList
import Foundation

extension LineBreaker {
    /// Moves the last word of the first line down, if the last two lines are a paragraph whose second line is a single
    /// word.
    ///
    /// SwiftUI avoids orphans by default (reverse-engineered: `avoidsOrphans` in its environment is true), and since
    /// iOS 11 iOS keeps two words on the second line of a label. A last word of 38% of the width and more stays alone
    /// (measured); the limit of a third is between that and a word of 31% that is known to get company. A paragraph of
    /// five lines keeps its orphan (measured), so longer paragraphs stay unchanged. The behavior for three and four lines
    /// is a guess.
    func avoidOrphan(_ lines: inout [LineFragment]) {
        let (first, second) = (lines[lines.count - 2], lines[lines.count - 1])
        let start = second.clusters.lowerBound
        guard first.width > 0, second.width > 0, second.width < width * Self.orphanShare, separatesWords(start),
            !(start + 1..<second.visibleEnd).contains(where: separatesWords),
            let place = (first.clusters.lowerBound + 1..<first.visibleEnd).last(where: separatesWords)
        else { return }
        let head = line(from: first.clusters.lowerBound, before: place)
        var tail = line(from: place, before: second.visibleEnd)
        tail.clusters = place..<second.clusters.upperBound
        tail.trailingWidth = second.trailingWidth
        guard head.width > 0, tail.width <= width + LineBreaker.tolerance else { return }
        lines[lines.count - 2] = head
        lines[lines.count - 1] = tail
    }

    /// The share of the width from which a last word may stand alone.
    private static var orphanShare: CGFloat { 1 / 3 }

    /// Returns whether a line can break before a cluster because another word starts there.
    private func separatesWords(_ index: Int) -> Bool {
        text.shaped.clusters[index].breakBefore == .allowed && !text.shaped.clusters[index].hyphenates
    }

    private func line(from start: Int, before end: Int) -> LineFragment {
        var line = LineFragment(clusters: start..<end, visibleEnd: start, width: 0)
        var position: CGFloat = 0
        for index in start..<end {
            position += advance(index)
            if !text.shaped.clusters[index].isWhitespace { (line.visibleEnd, line.width) = (index + 1, position) }
        }
        line.trailingWidth = max(0, position - line.width)
        return line
    }
}
