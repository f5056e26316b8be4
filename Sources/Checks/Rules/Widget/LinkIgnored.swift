extension Rule {
    /// A link where only the widget's URL counts. Apple: "in systemMedium and systemLarge you may
    /// use the Link API" (developer forums, thread 650246).
    static let linkIgnored = Rule(
        "widget.link-ignored", .warning, "A link is in a widget that only opens its widgetURL.",
        .picture { picture, _ in
            guard picture.surface == .accessory || picture.surface == .homeScreen && picture.form == "systemSmall",
                picture.widgetURL == nil
            else { return [] }
            return picture.targets.compactMap { target in
                guard case .link(let url) = target.action else { return nil }
                return Match(
                    "A tap does not follow the link to \(Quoted.text(url.absoluteString)) in \(picture.form), where the whole widget is "
                        + "one target. Give the view a widgetURL.",
                    subject: url.absoluteString, view: target.view)
            }
        })
}
