import Foundation

extension Rule {
    /// A provider that takes long for its timeline.
    static let timelineSlow = Rule(
        "timeline.slow", .note, "A provider takes long for its timeline.", limit: Limit(1, "second"),
        .timeline { timeline, limit in
            guard timeline.seconds > limit else { return [] }
            return [
                Match(
                    "The provider took \(Quoted.number(timeline.seconds)) s for its timeline, as measured here. Until it answers, the "
                        + "widget shows its placeholder or old content.",
                    subject: "slow")
            ]
        })

    /// A placeholder that waits for the network. Apple: "return the timeline entry as quickly as possible"; the call is synchronous
    /// (documentation of `placeholder(in:)`).
    static let timelinePlaceholderNetwork = Rule(
        "timeline.placeholder-network", .warning, "placeholder(in:) asks the network.",
        .timeline { timeline, _ in
            guard let first = timeline.placeholderRequests.first else { return [] }
            let others = timeline.placeholderRequests.count - 1
            return [
                Match(
                    "placeholder(in:) asks for \(Quoted.text(first))\(others > 0 ? " and \(Quoted.count(others, "other URL"))" : ""). Return "
                        + "an entry with sample values: the system waits for it before it shows anything.",
                    subject: "placeholder")
            ]
        })

    /// A provider whose answers differ for the same moment. Families of one widget then show different things.
    static let timelineUnstable = Rule(
        "timeline.unstable", .note, "A provider gives different answers for the same moment.",
        .timeline { timeline, _ in
            guard timeline.isUnstable else { return [] }
            return [
                Match(
                    "Two timelines for the same moment show different things, so each size of the widget shows its own, and every reload "
                        + "changes them. Choose by the date, not at random.",
                    subject: "unstable")
            ]
        })
}
