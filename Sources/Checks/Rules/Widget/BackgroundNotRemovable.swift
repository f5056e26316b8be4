extension Rule {
    /// A widget that keeps its background. Apple: "a small widget without a removable background doesn't appear in the widget
    /// gallery" of an iPad's Lock Screen (documentation of `containerBackgroundRemovable(_:)`).
    static let backgroundNotRemovable = Rule(
        "widget.background-not-removable", .note, "A small widget keeps its background where the system removes it.",
        .widget { widget, _, _ in
            guard !widget.isContainerBackgroundRemovable, widget.families.contains("systemSmall") else { return [] }
            return [
                Match(
                    "containerBackgroundRemovable(false) keeps the widget off the Lock Screen of an iPad, and its background stays in "
                        + "StandBy.",
                    subject: "containerBackgroundRemovable")
            ]
        })
}
