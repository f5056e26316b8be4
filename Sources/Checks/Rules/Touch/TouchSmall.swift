import Foundation

extension Rule {
    /// The smallest target of WCAG 2.2, success criterion 2.5.8 Target Size (Minimum), in points.
    private static let minimum: CGFloat = 24

    /// A target that is smaller than a fingertip. Human Interface Guidelines, Buttons: "a button needs a hit region of at least
    /// 44x44 pt". Many good widgets have smaller ones, so it is a warning only where WCAG's minimum is missed: 24 × 24, or as
    /// much distance from the next target.
    static let touchSmall = Rule(
        "touch.small", .note, "A button, toggle or link is smaller than a fingertip.", limit: Limit(44, "points"),
        .picture { picture, limit in
            let targets = picture.tappableTargets
            return targets.compactMap { index, target -> Match? in
                let frame = target.view.frame
                guard !target.visible.isEmpty, min(frame.width, frame.height) < limit - 0.5 else { return nil }
                let size = "\(Quoted.number(frame.width)) × \(Quoted.number(frame.height)) points"
                let wanted = "\(Quoted.number(limit)) × \(Quoted.number(limit))"
                var match = Match("\(target.words) is \(size); a finger needs \(wanted).", subject: target.label, view: target.view)
                let isTiny = min(frame.width, frame.height) < min(minimum, limit) - 0.5
                if isTiny, let near = targets.first(where: { $0.index != index && crowds($0.target, target) }) {
                    match.severity = .warning
                    match.text = "\(target.words) is \(size), and \(near.target.name) is right beside it; a finger needs \(wanted)."
                }
                return match
            }
        })

    /// Whether a circle of 24 points in the middle of a target meets another target (the spacing of WCAG 2.5.8). A target inside
    /// another one takes the tap before it.
    private static func crowds(_ other: TargetFacts, _ target: TargetFacts) -> Bool {
        let (frame, rest) = (target.view.frame, other.view.frame)
        guard !rest.contains(frame), !frame.contains(rest), !other.visible.isEmpty else { return false }
        let dx = max(rest.minX - frame.midX, frame.midX - rest.maxX, 0)
        let dy = max(rest.minY - frame.midY, frame.midY - rest.maxY, 0)
        let isAlsoTiny = min(rest.width, rest.height) < minimum - 0.5
        // Of two small targets, the circles must not meet.
        if isAlsoTiny { return hypot(rest.midX - frame.midX, rest.midY - frame.midY) < minimum }
        return hypot(dx, dy) < minimum / 2
    }
}

extension TargetFacts {
    /// The target in the middle of a sentence: `the button "Play"`.
    var name: String { words.prefix(1).lowercased() + words.dropFirst() }
}
