import Intents
import WidgetKit

struct EmojiRangerProvider: IntentTimelineProvider {
    typealias Intent = EmojiRangerSelectionIntent
    typealias Entry = EmojiRangerEntry

    func placeholder(in context: Context) -> EmojiRangerEntry {
        let now = Date()
        return EmojiRangerEntry(recovery: Recovery(of: .panda, from: now), date: now)
    }

    func getSnapshot(
        for configuration: EmojiRangerSelectionIntent, in context: Context,
        completion: @escaping (EmojiRangerEntry) -> Void
    ) {
        let now = Date()
        let recovery = Recovery(of: ranger(for: configuration), from: now)
        completion(EmojiRangerEntry(recovery: recovery, date: now))
    }

    func getTimeline(
        for configuration: EmojiRangerSelectionIntent, in context: Context,
        completion: @escaping (Timeline<EmojiRangerEntry>) -> Void
    ) {
        var currentDate = Date()
        let recovery = Recovery(of: ranger(for: configuration), from: currentDate)
        var entries: [EmojiRangerEntry] = []

        while currentDate < recovery.fullHealthDate {
            entries.append(EmojiRangerEntry(recovery: recovery, date: currentDate))
            currentDate = Calendar.current.date(byAdding: .minute, value: 1, to: currentDate)!
        }
        entries.append(EmojiRangerEntry(recovery: recovery, date: recovery.fullHealthDate))

        // Nothing changes after the Ranger is healed. The app reloads the timeline after the next fight.
        completion(Timeline(entries: entries, policy: .never))
    }

    private func ranger(for configuration: EmojiRangerSelectionIntent) -> EmojiRanger {
        switch configuration.hero {
        case .unknown, .panda: return .panda
        case .unipony: return .unipony
        case .spouty: return .spouty
        }
    }
}
