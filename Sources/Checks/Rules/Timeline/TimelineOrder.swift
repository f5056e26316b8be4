import Foundation

extension Rule {
    /// Entries that are not in the order of their dates.
    static let timelineUnsorted = Rule(
        "timeline.unsorted", .warning, "The entries of a timeline are not in the order of their dates.",
        .timeline { timeline, _ in
            let pairs = zip(timeline.dates, timeline.dates.dropFirst())
            guard let index = Array(pairs).firstIndex(where: { $0.0 > $0.1 }) else { return [] }
            return [
                Match(
                    "Entry \(index + 2) of \(timeline.dates.count) is \(Quoted.duration(timeline.dates[index].timeIntervalSince(timeline.dates[index + 1]))) "
                        + "earlier than the one before it. Sort the entries by date.",
                    subject: "unsorted")
            ]
        })

    /// Entries with the date of another one, which are never shown.
    static let timelineEqualDates = Rule(
        "timeline.equal-dates", .warning, "Several entries of a timeline have the same date, so only one of them is shown.",
        .timeline { timeline, _ in
            let twins = timeline.dates.count - Set(timeline.dates).count
            guard twins > 0 else { return [] }
            return [
                Match(
                    "\(twins) of \(timeline.dates.count) entries \(twins == 1 ? "has" : "have") the date of another entry: of entries with "
                        + "one date, only one is shown.",
                    subject: "equal dates")
            ]
        })
}
