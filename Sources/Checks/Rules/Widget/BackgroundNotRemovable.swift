extension Rule {
    /// A widget that keeps its background. Apple: such a widget is not eligible for contexts that remove it, such as StandBy and
    /// the Lock Screen of an iPad (documentation of `containerBackgroundRemovable(_:)`).
    static let backgroundNotRemovable = Rule(
        "widget.background-not-removable", .note, "A small widget keeps its background where the system removes it.",
        .widget { widget, _, _ in
            guard !widget.isContainerBackgroundRemovable, widget.families.contains("systemSmall") else { return [] }
            return [
                Match(
                    "containerBackgroundRemovable(false) keeps the widget out of StandBy and off the Lock Screen of an iPad.",
                    subject: "containerBackgroundRemovable")
            ]
        })
}
