import Foundation

extension Rule {
    /// A text on a Lock Screen's wallpaper that the widget makes too faint, or too much like the wallpaper.
    ///
    /// The system draws an accessory's brightness as opacity: "Brighter gray values provide more contrast, and darker values provide
    /// less contrast" (Human Interface Guidelines, Widgets, "Vibrant"). How white stands out is the system's doing, so only what is
    /// too faint on the wallpaper that helps it most is found. The background of a Live Activity lets as much of the wallpaper
    /// through as its tint says, so the wallpaper that helps least counts.
    static let legibilityWallpaper = Rule(
        "legibility.wallpaper", .warning, "A text on a Lock Screen's wallpaper cannot be read.", limit: Limit(3, "to 1"),
        .picture { picture, limit in
            picture.texts.compactMap { text in
                guard text.isMeasured, !picture.vanishes(text) else { return nil }
                guard let best = text.wallpapers.max(by: { $0.ratio < $1.ratio }), let worst = text.wallpapers.min(by: { $0.ratio < $1.ratio })
                else { return nil }
                let isAccessory = picture.surface == .accessory
                let counted = isAccessory ? best : worst
                guard counted.ratio < limit - 0.005 else { return nil }
                let words = isAccessory
                    ? "\(Quoted.text(text.text)) is too faint for the Lock Screen: even on \(best.name) it has a contrast of "
                        + "\(Quoted.ratio(best.ratio)), and it needs \(Quoted.ratio(limit)). Brightness becomes opacity there."
                    : "\(Quoted.text(text.text)) has a contrast of \(Quoted.ratio(worst.ratio)) where the background of the Live "
                        + "Activity shows \(worst.name); it needs \(Quoted.ratio(limit))."
                var match = Match(words, subject: text.text, view: text.view)
                if counted.ratio >= 2 { match.severity = .note }
                return match
            }
        })
}
