import Foundation
import SwiftUI
import Synchronization
import WidgetKit

/// A provider whose first answers come late, as those of a cache that is still cold.
struct LateMoments: TimelineProvider {
    /// The answers that still come late.
    private static let late = Mutex(2)
    let delay: TimeInterval

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        let isLate = LateMoments.late.withLock { late in
            defer { late -= 1 }
            return late > 0
        }
        if isLate, delay > 0 { Thread.sleep(forTimeInterval: delay) }
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

/// A provider whose placeholder waits for a server.
struct AskingMoments: TimelineProvider {
    func placeholder(in context: Context) -> Moment {
        _ = try? Data(contentsOf: URL(string: "https://tea.example/cups.json")!)
        return Moment(date: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

/// A provider that chooses among very many texts, at random or by the day.
struct ChosenMoments: TimelineProvider {
    let isRandom: Bool

    private var entry: Moment {
        let number = isRandom ? Int.random(in: 1...1_000_000) : Calendar.current.component(.day, from: .now)
        return Moment(date: .now, text: "Tea no. \(number)")
    }

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct SlowBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.slow-bad", provider: LateMoments(delay: 1.2)) { Words(entry: $0) }  // finding: timeline.slow
            .named()
    }
}

struct SlowGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.slow-good", provider: Moments([0])) { Words(entry: $0) }
            .named()
    }
}

struct PlaceholderBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.placeholder-network-bad", provider: AskingMoments()) { Words(entry: $0) }  // finding: timeline.placeholder-network
            .named()
    }
}

struct PlaceholderGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.placeholder-network-good", provider: Moments([0])) { Words(entry: $0) }
            .named()
    }
}

struct UnstableBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.unstable-bad", provider: ChosenMoments(isRandom: true)) { Words(entry: $0) }  // finding: timeline.unstable
            .named()
    }
}

struct UnstableGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.unstable-good", provider: ChosenMoments(isRandom: false)) { Words(entry: $0) }
            .named()
    }
}
