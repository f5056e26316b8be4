import Foundation

extension Rule {
    /// A text whose letters end at the edge of the widget or of a view that clips it, without an ellipsis.
    static let textClipped = Rule(
        "text.clipped", .warning, "A text is cut through by the edge of the widget or of a view that clips it.",
        .picture { picture, _ in
            picture.texts.filter { $0.isVisible && !$0.isRotated }.compactMap { text in
                let cut = text.lines.map { text.cut(of: $0) }.max { $0.length < $1.length }
                guard let cut, cut.length > 0 else { return nil }
                let isWidget = !text.view.clip.insetBy(dx: 0.5, dy: 0.5).contains(picture.bounds.insetBy(dx: 2, dy: 2))
                let edge = isWidget ? "the view around it" : "the widget"
                var match = Match(
                    "\(Quoted.text(text.text)) is cut through at the \(cut.side) of \(edge): \(Quoted.number(cut.length)) points are "
                        + "missing.",
                    subject: text.text, view: text.view)
                if picture.look.stretchesTexts { match.severity = .note }
                return match
            }
        })
}

extension TextFacts {
    /// Whether a line is far higher than its letters: the rectangle around a line that is turned says little of where its letters are.
    var isRotated: Bool { lines.contains { $0.height > 1.9 * fontSize } }

    /// Returns the rectangle in which the letters of a line are: without the room above capitals and below the baseline, which most
    /// letters leave empty. Of San Francisco's line, 1.19 em high, the capitals take 0.7 em, and 0.24 em are below the baseline
    /// (head and OS/2 tables of the font).
    func core(of line: CGRect) -> CGRect {
        let (above, below) = (line.height * 0.22, line.height * 0.2)
        let side = min(1, line.width / 4)
        return CGRect(
            x: line.minX + side, y: line.minY + above, width: line.width - 2 * side, height: max(0, line.height - above - below))
    }

    /// The longest piece of a line's core that is outside the visible part, in points, and the side at which it is. A text that is
    /// outside as a whole has none.
    fileprivate func cut(of line: CGRect) -> (length: CGFloat, side: String) {
        let (core, clip) = (core(of: line), view.clip)
        guard core.intersects(clip) else { return (0, "") }
        let pieces = [
            (core.maxX - clip.maxX, "right"), (clip.minX - core.minX, "left"), (core.maxY - clip.maxY, "bottom"),
            (clip.minY - core.minY, "top"),
        ]
        // Less than a tenth of the letters' size is not seen.
        return pieces.filter { $0.0 > max(1, fontSize / 10) }.max { $0.0 < $1.0 } ?? (0, "")
    }
}
