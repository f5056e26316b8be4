extension Rule {
    /// A text under a drawing that hides a part of it.
    static let layoutCovered = Rule(
        "layout.covered", .warning, "A text is hidden in part by something that is drawn over it.", limit: Limit(0.3, "of the letters"),
        .picture { picture, limit in
            picture.texts.compactMap { text in
                guard let hidden = text.hiddenShare, hidden > limit, !text.view.isRedacted else { return nil }
                return Match(
                    "\(Quoted.text(text.text)) lies under something that hides "
                        + (hidden > 0.98 ? "all of it." : "\(Quoted.percent(hidden)) of it."),
                    subject: text.text, view: text.view)
            }
        })
}
