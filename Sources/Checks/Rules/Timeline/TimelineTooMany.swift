extension Rule {
    /// A timeline of very many entries: the system archives the view of each in every appearance before it shows the first.
    static let timelineTooMany = Rule(
        "timeline.too-many", .note, "A timeline has very many entries.", limit: Limit(300, "entries"),
        .timeline { timeline, limit in
            guard Double(timeline.dates.count) > limit else { return [] }
            return [
                Match(
                    "The timeline has \(timeline.dates.count) entries. The system archives the views of all before it shows one, within "
                        + "the memory and time of the extension. Return fewer, and reload.",
                    subject: "too many")
            ]
        })
}
