import Dispatch
import SwiftUI
import WidgetKit

/// Has a provider that belongs to the main thread.
struct Isolated: Widget {
    struct Provider: TimelineProvider {
        @MainActor private static var text: String { "isolated" }

        private var moment: Moment {
            dispatchPrecondition(condition: .onQueue(.main))
            return Moment(date: .now, text: MainActor.assumeIsolated { Provider.text })
        }

        func placeholder(in context: Context) -> Moment { moment }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(moment) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            completion(Timeline(entries: [moment], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Isolated", provider: Provider()) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}
