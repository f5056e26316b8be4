import Foundation

extension Rule {
    /// Entries whose time is over when the timeline begins. One entry in the past is what the widget shows now; earlier ones are
    /// never shown.
    static let timelinePast = Rule(
        "timeline.past", .warning, "Entries of a timeline are over before it begins.",
        .timeline { timeline, _ in
            let dates = Set(timeline.dates).sorted()
            let past = dates.filter { $0 < timeline.now }
            guard past.count > 1 else { return [] }
            if past.count == dates.count, let end = timeline.end {
                var match = Match(
                    "All \(dates.count) entries lie in the past, the last by \(Quoted.duration(timeline.now.timeIntervalSince(end))): the widget "
                        + "shows the last one and nothing after it.",
                    subject: "all past")
                match.severity = .error
                return [match]
            }
            // The latest of the past is what is shown at first, unless another one begins right now.
            let unseen = past.count - (dates.contains(timeline.now) ? 0 : 1)
            return [
                Match(
                    "\(unseen) of \(dates.count) entries \(unseen == 1 ? "is" : "are") over before the timeline begins, and never shown.",
                    subject: "past")
            ]
        })
}
