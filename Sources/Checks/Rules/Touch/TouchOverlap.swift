import Foundation

extension Rule {
    /// Two targets that share room, so that a tap that is meant for one goes to the other. One that lies wholly inside another is
    /// meant: a button on a row that is a link.
    static let touchOverlap = Rule(
        "touch.overlap", .warning, "Two buttons, toggles or links overlap.",
        .picture { picture, _ in
            let targets = picture.tappableTargets.filter { !$0.target.visible.isEmpty }
            return targets.enumerated().compactMap { number, lower -> Match? in
                for upper in targets[(number + 1)...] where !picture.isTarget(upper.index, inside: lower.index) {
                    if let match = overlap(of: upper.target, over: lower.target) { return match }
                }
                return nil
            }
        })

    private static func overlap(of upper: TargetFacts, over lower: TargetFacts) -> Match? {
        let (low, high) = (lower.visible, upper.visible)
        let shared = low.intersection(high)
        // A finger is too large to notice less, and rounding makes neighbors touch.
        guard !shared.isNull, shared.width >= 4, shared.height >= 4 else { return nil }
        if shared.area >= low.area - 1 {
            return Match(
                "\(upper.words) lies over all of \(lower.name), which cannot be tapped.", subject: lower.label, view: lower.view)
        }
        // The rest of a lower target around an upper one can be tapped.
        guard shared.area < high.area - 1, shared.area >= 0.1 * min(low.area, high.area) else { return nil }
        return Match(
            "\(upper.words) covers \(Quoted.number(shared.width)) × \(Quoted.number(shared.height)) points of \(lower.name).",
            subject: lower.label, view: lower.view)
    }
}

extension PictureFacts {
    /// Whether one target is part of another one's views.
    func isTarget(_ index: Int, inside outer: Int) -> Bool {
        var current = targets[index].view.target
        while let next = current, next < index {
            if next == outer { return true }
            current = targets[next].view.target
        }
        return false
    }
}
