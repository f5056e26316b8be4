import Foundation
import WidgetKitCore

/// Warnings about unusual timelines, which are shown nevertheless.
struct TimelineWarnings {
    /// The number of minutes in a week. More entries are probably the result of a loop that ends too late.
    private static let usualLimit = 10_080

    private let texts: [String]

    /// - Parameters:
    ///   - timeline: a timeline whose entries are in the order of their dates.
    ///   - isBounded: whether the run ends at a date.
    ///   - place: the widget and family, for messages.
    init(_ timeline: WidgetTimeline, at now: Date, isBounded: Bool, in place: String) {
        let dates = timeline.entries.dates
        var texts: [String] = []
        if dates.count > TimelineWarnings.usualLimit, !isBounded {
            texts.append(
                "\(place): the provider returned \(dates.count) entries; drawing all of them takes a while. "
                    + "--for 24h ends the timeline after a day; after Ctrl-C, the same command resumes.")
        }
        let twins = zip(dates, dates.dropFirst()).filter { $0 == $1 }.count
        if twins > 0 {
            texts.append(
                "\(place): \(twins) of \(dates.count) entries have the same date as another entry; WidgetKit shows the last "
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
