import AppIntents
import SwiftUI
import WidgetKit

struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring the Bell"
    func perform() async throws -> some IntentResult { .result() }
}

/// A tide that is rising or falling.
struct Tide: TimelineEntry {
    let date: Date
    let isRising: Bool
}

struct Tides: TimelineProvider {
    func placeholder(in context: Context) -> Tide { Tide(date: .now, isRising: true) }
    func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(Tide(date: .now, isRising: true)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
        let entries = (0..<4).map { Tide(date: .now.addingTimeInterval(Double($0) * 21_600), isRising: $0.isMultiple(of: 2)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

/// Creates a small widget that shows the tide.
func tide(_ kind: String, @ViewBuilder _ content: @escaping (Bool) -> some View) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Tides()) { tide in
        content(tide.isRising).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Fixture")
    .description("Shows what a rule finds.")
    .supportedFamilies([.systemSmall])
}

struct ColorAloneBad: Widget {
    var body: some WidgetConfiguration {
        tide("legibility.color-alone-bad") { isRising in
            Text("Harbor")  // finding: legibility.color-alone
                .font(.title.bold())
                .foregroundStyle(isRising ? Color(red: 0, green: 0.5, blue: 0.2) : Color(red: 0.8, green: 0.1, blue: 0.1))
        }
    }
}

/// Creates the look of a checkbox, green where it is on and else red or light.
struct Dot: ToggleStyle {
    let off: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Circle().fill(configuration.isOn ? Color(red: 0, green: 0.5, blue: 0.2) : off).frame(width: 44, height: 44)
            configuration.label
        }
    }
}

struct ToggleBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.color-alone-bad-2") {
            Toggle(isOn: true, intent: Ring()) { Text("Bell") }  // finding: legibility.color-alone
                .toggleStyle(Dot(off: Color(red: 0.8, green: 0.1, blue: 0.1)))
        }
    }
}

/// Symbols tell the states apart, and a toggle becomes much lighter.
struct ColorAloneGood: Widget {
    var body: some WidgetConfiguration {
        tide("legibility.color-alone-good") { isRising in
            VStack {
                Label("Harbor", systemImage: isRising ? "arrow.up" : "arrow.down")
                    .font(.headline)
                    .foregroundStyle(isRising ? Color(red: 0, green: 0.5, blue: 0.2) : Color(red: 0.8, green: 0.1, blue: 0.1))
                Toggle(isOn: true, intent: Ring()) { Text("Bell") }
                    .toggleStyle(Dot(off: Color(white: 0.9)))
            }
        }
    }
}
