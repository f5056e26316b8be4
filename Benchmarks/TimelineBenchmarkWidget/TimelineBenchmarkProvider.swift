import Foundation
import WidgetKit

/// A provider with one entry per minute. A Ranger recovers during most of two hours, and rests for one hour before the
/// next fight. Fights end at different seconds of a minute, so the remaining recovery time is never the same twice.
struct TimelineBenchmarkProvider: AppIntentTimelineProvider {
    private static let minutesBetweenFights = 160

    func placeholder(in context: Context) -> EmojiRangerEntry { entry(at: .now, from: .now) }

    func snapshot(for configuration: TimelineBenchmarkIntent, in context: Context) async -> EmojiRangerEntry {
        entry(at: .now, from: .now)
    }

    func timeline(for configuration: TimelineBenchmarkIntent, in context: Context) async -> Timeline<EmojiRangerEntry> {
        let start = Date.now
        let entries = (0..<max(1, configuration.entries)).map { minute in
            let fight = configuration.fights ? minute / Self.minutesBetweenFights : -1
            let seconds = Double(fight * Self.minutesBetweenFights) * 60 - Double(fight % 59)
            return entry(at: start + Double(minute) * 60, from: start + seconds)
        }
        return Timeline(entries: entries, policy: .never)
    }

    private func entry(at date: Date, from fight: Date) -> EmojiRangerEntry {
        EmojiRangerEntry(recovery: Recovery(of: .panda, from: fight), date: date)
    }
}
