import Foundation

extension Rule {
    /// A target that cannot be seen, because it lies outside the widget or behind a clip: wholly, or for the larger part.
    static let touchOutside = Rule(
        "touch.outside", .warning, "A button, toggle or link lies outside what is visible.",
        .picture { picture, _ in
            picture.tappableTargets.compactMap { _, target in
                let frame = target.view.frame
                guard frame.width >= 1, frame.height >= 1, target.visible.area < 0.5 * frame.area else { return nil }
                let text = target.visible.area < 1
                    ? "\(target.words) lies outside what is visible, so nobody can tap it."
                    : "\(target.words) lies mostly outside what is visible: "
                        + "\(Quoted.number(target.visible.width)) × \(Quoted.number(target.visible.height)) points of it can be tapped."
                return Match(text, subject: target.label, view: target.view)
            }
        })
}
