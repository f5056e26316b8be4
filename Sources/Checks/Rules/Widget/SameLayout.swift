import Foundation

extension Rule {
    /// A larger family that shows what the small one shows, as small, and is empty around it.
    static let sameLayout = Rule(
        "widget.same-layout", .note, "A larger family shows the small one's content at the same size, with much empty room.",
        limit: Limit(0.3, "of the area"),
        .widget { widget, pictures, limit in
            let usual = pictures.filter(\.isUsual)
            guard let small = usual.first(where: { $0.form == "systemSmall" }), small.arrangement != nil else { return [] }
            return usual.compactMap { large in
                guard ["systemLarge", "systemExtraLarge"].contains(large.form), large.arrangement == small.arrangement else { return nil }
                let (ink, whole) = (large.inkBounds, large.size.width * large.size.height)
                // A background with more than one color is ink in all of the picture.
                guard whole > 0, !ink.isEmpty, ink.width * ink.height < limit * whole else { return nil }
                return Match(
                    "\(large.form) shows exactly what systemSmall shows, as small, on \(Int((ink.width * ink.height / whole * 100).rounded()))"
                        + "% of its area. Give it more content, or leave it out of supportedFamilies.",
                    subject: large.form, picture: large.name, form: large.form)
            }
        })
}
