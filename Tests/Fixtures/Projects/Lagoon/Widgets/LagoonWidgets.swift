import LagoonKit
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

/// A class without an explicit isolation to the main actor.
class Keeper { var count = 0 }
let keeper = Keeper()

@main struct LagoonWidgets: Widget {
    private var words: [String] {
        var words = [Reef.name, Deep.name, Fish.name, Lake.name, Lake.depth, Lake.raw]
        let map = Bundle.main.url(forResource: "map", withExtension: "txt", subdirectory: "Atlas")
        words.append(map.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "no map")
        words.append(String(localized: "greeting"))
        words.append(Bundle.main.bundleIdentifier ?? "no identifier")
        #if swift(>=6) && hasFeature(NonisolatedNonsendingByDefault) && hasFeature(MemberImportVisibility)
        words.append("6")
        #endif
        keeper.count += 1
        return words
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Lagoon", provider: Provider()) { _ in Text(verbatim: words.joined(separator: "|")) }
            .configurationDisplayName(Text(verbatim: words.joined(separator: "|")))
            .supportedFamilies([.systemSmall])
    }
}
