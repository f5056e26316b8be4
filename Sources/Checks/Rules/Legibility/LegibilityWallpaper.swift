import Foundation

extension Rule {
    /// A text of a Live Activity whose background lets a wallpaper through that has the text's color. Off by default: the system may
    /// put a material between, of which nothing is published.
    static let legibilityWallpaper = Rule(
        "legibility.wallpaper", .note, "A translucent Live Activity is hard to read on some wallpapers.", limit: Limit(3, "to 1"),
        isOnByDefault: false,
        .picture { picture, limit in
            guard picture.surface == .liveActivity else { return [] }
            return picture.texts.compactMap { text in
                guard text.isMeasured, let worst = text.wallpapers.min(by: { $0.ratio < $1.ratio }), worst.ratio < limit - 0.005 else { return nil }
                return Match(
                    "\(Quoted.text(text.text)) has a contrast of \(Quoted.ratio(worst.ratio)) where the background of the Live Activity "
                        + "shows \(worst.name); it needs \(Quoted.ratio(limit)).", subject: text.text, view: text.view)
            }
        })
}
