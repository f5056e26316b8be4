import Foundation

extension Rule {
    /// A target of which a clip around it hides the larger part. What the widget's own edge cuts is `layout.outside`.
    static let touchClipped = Rule(
        "touch.clipped", .warning, "A view around a button, toggle or link hides most of it.",
        .picture { picture, _ in
            picture.tappableTargets.compactMap { _, target in
                let (frame, clip) = (target.view.frame, target.view.clip)
                let isClippedByAView = !clip.insetBy(dx: -1, dy: -1).contains(picture.bounds.insetBy(dx: 1, dy: 1))
                guard isClippedByAView, frame.width >= 1, frame.height >= 1, target.visible.area < 0.5 * frame.area else { return nil }
                let text = target.visible.area < 1
                    ? "A view around \(target.name) hides all of it, so nobody can tap it."
                    : "A view around \(target.name) hides most of it: "
                        + "\(Quoted.number(target.visible.width)) × \(Quoted.number(target.visible.height)) points can be tapped."
                return Match(text, subject: target.label, view: target.view)
            }
        })
}
