import DisplayList
import Foundation

/// Fits all the remaining text into the last line, with an ellipsis if some is omitted.
struct LineTruncation {
    let breaker: LineBreaker
    let mode: Text.TruncationMode

    private var text: TypesetText { breaker.text }
    private var clusters: [ShapedCluster] { breaker.text.shaped.clusters }

    func line(from start: Int) -> TextLayout.PlacedLine {
        switch mode {
        case .tail: tail(start)
        case .head: head(start)
        case .middle: middle(start)
        }
    }

    /// Returns all the remaining text in one tightened line; nil if it is still too long.
    ///
    /// Apple's documentation of `tighteningFactorForTruncation`: instead of being truncated, text is tightened if it
    /// exceeds its line by at most a twentieth.
    func tightenedLine(from start: Int) -> TextLayout.PlacedLine? {
        var end = clusters.count
        while end > start && clusters[end - 1].isWhitespace { end -= 1 }
        guard end - start > 1, !text.isNewline[start..<end].contains(true) else { return nil }
        let natural = (start..<end).reduce(0) { $0 + breaker.advance($1) }
        guard natural <= 1.05 * breaker.width + LineBreaker.tolerance else { return nil }
        let excess = max(0, natural - breaker.width)
        return TextLayout.PlacedLine(
            prefix: start..<end, mark: nil, width: natural - excess, tightening: excess / CGFloat(end - start - 1))
    }

    /// Returns an ellipsis in the style of a cluster.
    private func ellipsis(like index: Int) -> TextMark {
        var mark = text.mark("…", run: clusters[min(index, clusters.count - 1)].run)
        mark.width *= breaker.factor
        return mark
    }

    private func room(beside mark: TextMark) -> CGFloat { breaker.width + LineBreaker.tolerance - mark.width }

    private func tail(_ start: Int) -> TextLayout.PlacedLine {
        let end = paragraphEnd(from: start)
        var mark = ellipsis(like: start)
        var cut = prefix(from: start, to: end, room: room(beside: mark))
        let last = max(start, cut.end - 1)
        if clusters[last].run != mark.run {
            mark = ellipsis(like: last)
            cut = prefix(from: start, to: end, room: room(beside: mark))
        }
        return TextLayout.PlacedLine(prefix: start..<cut.end, mark: mark, width: cut.width + mark.width)
    }

    private func head(_ start: Int) -> TextLayout.PlacedLine {
        let range = lastParagraph(from: start)
        let mark = ellipsis(like: max(range.lowerBound, range.upperBound - 1))
        let cut = suffix(of: range, room: room(beside: mark))
        return TextLayout.PlacedLine(
            prefix: start..<start, mark: mark, suffix: cut.start..<range.upperBound, width: cut.width + mark.width)
    }

    private func middle(_ start: Int) -> TextLayout.PlacedLine {
        let mark = ellipsis(like: start)
        let room = room(beside: mark)
        let before = prefix(from: start, to: paragraphEnd(from: start), room: room / 2)
        let last = lastParagraph(from: start)
        let lower = min(max(last.lowerBound, before.end), last.upperBound)
        let after = suffix(of: lower..<last.upperBound, room: room - before.width)
        return TextLayout.PlacedLine(
            prefix: start..<before.end, mark: mark, suffix: after.start..<last.upperBound,
            width: before.width + mark.width + after.width)
    }

    private func paragraphEnd(from start: Int) -> Int {
        var end = start
        while end < clusters.count && !text.isNewline[end] { end += 1 }
        return end
    }

    /// Returns the part of the last paragraph after `start`, without trailing white space.
    private func lastParagraph(from start: Int) -> Range<Int> {
        var end = clusters.count
        while end > start && clusters[end - 1].isWhitespace { end -= 1 }
        var lower = end
        while lower > start && !text.isNewline[lower - 1] { lower -= 1 }
        return lower..<end
    }

    /// Returns the clusters that fit, without trailing white space.
    private func prefix(from start: Int, to end: Int, room: CGFloat) -> (end: Int, width: CGFloat) {
        var (position, width, cut) = (CGFloat(0), CGFloat(0), start)
        for index in start..<end {
            position += breaker.advance(index)
            if position > room { break }
            if !clusters[index].isWhitespace { (width, cut) = (position, index + 1) }
        }
        return (cut, width)
    }

    private func suffix(of range: Range<Int>, room: CGFloat) -> (start: Int, width: CGFloat) {
        var (position, width, cut) = (CGFloat(0), CGFloat(0), range.upperBound)
        for index in range.reversed() {
            position += breaker.advance(index)
            if position > room { break }
            if !clusters[index].isWhitespace { (width, cut) = (position, index) }
        }
        return (cut, width)
    }
}
