import Foundation

extension Rule {
    /// A text within a few points of the edge or the rounded corner of a Home Screen widget. The system's margins keep 16 points
    /// (Human Interface Guidelines, Widgets: "Use standard margins"), and tighter ones keep 11.
    static let layoutEdge = Rule(
        "layout.edge", .warning, "A text nearly touches the edge or a rounded corner of the widget.", limit: Limit(4, "points"),
        .picture { picture, limit in
            guard picture.surface == .homeScreen, !picture.look.has(.standBy) else { return [] }
            return picture.texts.compactMap { text in
                guard text.isVisible, text.isPainted, !text.isRotated else { return nil }
                let inside = text.lines.map { text.core(of: $0) }.filter { picture.bounds.insetBy(dx: -1, dy: -1).contains($0) }
                guard let least = inside.map(picture.distance).min(), least < limit - 0.05 else { return nil }
                var match = Match(
                    least < -1
                        ? "\(Quoted.text(text.text)) reaches into the widget's rounded corner, which cuts it."
                        : "\(Quoted.text(text.text)) is \(Quoted.number(max(0, least))) points from the widget's edge; keep at least "
                            + "\(Quoted.number(limit)).",
                    subject: text.text, view: text.view)
                if picture.look.stretchesTexts { match.severity = .note }
                return match
            }
        })
}

extension PictureFacts {
    /// The distance of a rectangle from the edge of the rounded picture, in points; negative outside.
    func distance(of rect: CGRect) -> CGFloat {
        let radius = min(cornerRadius, size.width / 2, size.height / 2)
        func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            let straight = min(x, size.width - x, y, size.height - y)
            let (dx, dy) = (radius - min(x, size.width - x), radius - min(y, size.height - y))
            return dx > 0 && dy > 0 ? min(straight, radius - hypot(dx, dy)) : straight
        }
        return [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { distance($0.0, $0.1) }.min()!
    }
}
