import SwiftUI
import WidgetKit

/// A widget that tells what it finds around itself, in the URL that a tap opens.
@main struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { entry in
            Text("Probe").widgetURL(entry.url)
        }.supportedFamilies([.systemSmall])
    }
}

struct Findings: TimelineEntry {
    let date: Date
    var findings: [String: String] = [:]

    var url: URL? {
        var parts = URLComponents(string: "probe://findings")
        parts?.queryItems = findings.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return parts?.url
    }
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Findings { Findings(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Findings) -> Void) {
        completion(Findings(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Findings>) -> Void) {
        Task {
            let before = Date()
            // Sleeping goes on while the wall clock stands still.
            try? await Task.sleep(nanoseconds: 1_000_000)
            let after = Date()

            let defaults = UserDefaults(suiteName: "group.com.example.probe")
            defaults?.set((defaults?.integer(forKey: "runs") ?? 0) + 1, forKey: "runs")
            defaults?.synchronize()

            let findings = [
                "locale": Locale.current.identifier,
                "zone": TimeZone.current.identifier,
                "calendar": Calendar.current.timeZone.identifier,
                "now": after.formatted(.iso8601),
                "stands": "\(before == after && Date.now == after)",
                "formatted": after.formatted(date: .long, time: .shortened),
                "number": 1234.5.formatted(),
                "runs": "\(defaults?.integer(forKey: "runs") ?? 0)",
                "size": "\(Int(context.displaySize.width))x\(Int(context.displaySize.height))",
                "preview": "\(context.isPreview)",
            ]
            completion(Timeline(entries: [Findings(date: after, findings: findings)], policy: .never))
        }
    }
}
