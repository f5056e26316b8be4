extension Rule {
    /// A widget without its own name or description in the gallery.
    static let galleryTexts = Rule(
        "widget.gallery-texts", .warning, "A widget has no name or no description in the gallery.",
        .widget { widget, _, _ in
            var matches: [Match] = []
            if widget.displayName?.isEmpty ?? true {
                matches.append(
                    Match(
                        "The widget has no name in the gallery. Give it a configurationDisplayName.", subject: "name"))
            }
            // The pickers of accessories show no description.
            if widget.summary?.isEmpty ?? true, widget.families.contains(where: { $0.hasPrefix("system") }) {
                var match = Match("The widget has no description in the gallery. Give it a description.", subject: "description")
                match.severity = .note
                matches.append(match)
            }
            return matches
        })
}
