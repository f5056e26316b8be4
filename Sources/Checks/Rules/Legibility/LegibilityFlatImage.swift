extension Rule {
    /// An image of which a tinted Home Screen leaves a plain area: the system takes its opacity alone.
    static let legibilityFlatImage = Rule(
        "legibility.flat-image", .warning, "An image becomes a plain area on a tinted or clear Home Screen.",
        .widget { _, pictures, _ in
            var (matches, known): ([Match], Set<String>) = ([], [])
            for tinted in pictures where tinted.look.isTinted && tinted.surface == .homeScreen {
                guard let usual = pictures.first(where: { $0.form == tinted.form && $0.look.isStandard && !$0.look.isDark }) else { continue }
                for (key, image) in tinted.drawnImages.sorted(by: { $0.key < $1.key }) where image.spread < 0.02 {
                    // An image on a shape that is as white is the shape's trouble.
                    guard image.surroundingSpread.map({ $0 >= 0.02 }) ?? true else { continue }
                    guard let before = usual.drawnImages[key], before.spread > 0.06 else { continue }
                    // A clear Home Screen shows what a tinted one does.
                    guard known.insert(tinted.form + " " + key).inserted else { continue }
                    var match = Match(
                        "\(image.name.map { "The image \(Quoted.text($0))" } ?? "An image") is a plain area \(tinted.look.has(.clear) ? "on a clear" : "on a tinted") Home Screen, "
                            + "where opacity alone counts; leave out its background, or use .widgetAccentedRenderingMode(.desaturated).",
                        subject: image.name ?? key, view: image.view)
                    (match.picture, match.form) = (tinted.name, tinted.form)
                    matches.append(match)
                }
            }
            return matches
        })
}
