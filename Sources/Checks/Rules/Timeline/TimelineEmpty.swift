extension Rule {
    /// A timeline without entries, for which WidgetKit has nothing to show.
    static let timelineEmpty = Rule(
        "timeline.empty", .error, "A provider returns a timeline without entries.",
        .timeline { timeline, _ in
            guard timeline.dates.isEmpty else { return [] }
            return [
                Match(
                    "The provider returns no entries: the system shows the placeholder or what it showed before. Return at least "
                        + "one entry.",
                    subject: "empty")
            ]
        })
}
