import SwiftUI
import WidgetKit

struct StreakProvider: TimelineProvider {
    private let data = DataService()

    func placeholder(in context: Context) -> StreakEntry {
        StreakEntry(date: Date(), streak: data.progress())
    }

    func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
        completion(StreakEntry(date: Date(), streak: data.progress()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) {
        var entries: [StreakEntry] = []

        // Five entries an hour apart, starting now. Logging an entry reloads the timeline before they run out.
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            entries.append(StreakEntry(date: entryDate, streak: data.progress()))
        }

        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
