import SwiftUI
import WidgetKit

/// The findings of a probe, encoded in the URL that a tap opens.
struct Findings: TimelineEntry {
    let date: Date
    var findings: [String: String] = [:]

    var url: URL? {
        var parts = URLComponents(string: "probe://findings")
        parts?.queryItems = findings.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return parts?.url
    }
}

/// A provider that runs a search and returns one entry with the findings.
struct Search: TimelineProvider {
    let look: @Sendable (Context) async -> [String: String]

    func placeholder(in context: Context) -> Findings { Findings(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Findings) -> Void) {
        completion(Findings(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Findings>) -> Void) {
        Task {
            let findings = await look(context)
            completion(Timeline(entries: [Findings(date: .now, findings: findings)], policy: .never))
        }
    }
}

extension WidgetConfiguration where Self == StaticConfiguration<ProbeView> {
    /// Returns a small widget that shows the findings of `look`.
    static func probe(_ kind: String, _ look: @escaping @Sendable (TimelineProviderContext) async -> [String: String])
        -> some WidgetConfiguration
    {
        StaticConfiguration(kind: kind, provider: Search(look: look)) { ProbeView(url: $0.url) }
            .supportedFamilies([.systemSmall])
    }
}

struct ProbeView: View {
    let url: URL?
    var body: some View { Text("Probe").widgetURL(url).containerBackground(.clear, for: .widget) }
}
