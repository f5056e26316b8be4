import Foundation
import WidgetKitCore

/// What is odd about a timeline, for its author to know; it is shown all the same.
struct TimelineRemarks {
    /// More entries than a week has minutes are rather a loop that does not end in time.
    private static let most = 10_080

    private let texts: [String]

    /// - Parameters:
    ///   - timeline: its entries in the order of their dates.
    ///   - isBounded: whether the run ends at some moment, however many entries there are.
    init(_ timeline: WidgetTimeline, at now: Date, isBounded: Bool, in place: String) {
        let dates = timeline.entries.dates
        var texts: [String] = []
        if dates.count > TimelineRemarks.most, !isBounded {
            texts.append(
                "\(place): the provider returned \(dates.count) entries; each gets its picture, which takes a while. "
                    + "--for 24h ends the timeline after a day; after Ctrl-C the same command goes on.")
        }
        let twins = zip(dates, dates.dropFirst()).filter { $0 == $1 }.count
        if twins > 0 {
            texts.append(
                "\(place): \(twins) of \(dates.count) entries have the date of another entry; WidgetKit shows the last "
                    + "of them.")
        }
        let past = dates.filter { $0 < now }.count
        if past > 1 {
            texts.append(
                "\(place): \(past) of \(dates.count) entries lie in the past; WidgetKit shows the latest of them.")
        }
        if case .after(let date) = timeline.policy.rule, date < now {
            texts.append(
                "\(place): the policy asks for a reload after \(date.formatted(.iso8601)), which is in the past; "
                    + "WidgetKit reloads as soon as its budget allows.")
        }
        self.texts = texts
    }

    func forEach(_ body: (String) -> Void) { texts.forEach(body) }
}
