import Foundation

extension Rule {
    /// A text of a Lock Screen's widget that the widget makes too faint.
    ///
    /// The system draws an accessory's brightness as opacity: "Brighter gray values provide more contrast, and darker values provide
    /// less contrast" (Human Interface Guidelines, Widgets, "Vibrant"). How white stands out is the system's doing, so only what is
    /// too faint on the wallpaper that helps it most is found.
    static let legibilityFaint = Rule(
        "legibility.faint", .warning, "A text on the Lock Screen is too faint on every wallpaper.", limit: Limit(3, "to 1"),
        .picture { picture, limit in
            guard picture.surface == .accessory else { return [] }
            return picture.texts.compactMap { text in
                guard text.isMeasured, !picture.vanishes(text) else { return nil }
                guard let best = text.wallpapers.max(by: { $0.ratio < $1.ratio }), best.ratio < limit - 0.005 else { return nil }
                var match = Match(
                    "\(Quoted.text(text.text)) is too faint for the Lock Screen: even on \(best.name) it has a contrast of "
                        + "\(Quoted.ratio(best.ratio)), and it needs \(Quoted.ratio(limit)). Brightness becomes opacity there.",
                    subject: text.text, view: text.view)
                if best.ratio >= 2 { match.severity = .note }
                return match
            }
        })
}
