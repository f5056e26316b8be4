import AppIntents
import SwiftUI
import WidgetKit

enum Mood: String, AppEnum {
    case calm, wild

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.calm: "Calm", .wild: "Wild at heart"]
}

struct Harbor: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
    static let defaultQuery = HarborQuery()

    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct HarborQuery: EntityStringQuery {
    static let all = [Harbor(id: 1, name: "Oslo"), Harbor(id: 2, name: "Kiel")]

    func entities(for identifiers: [Int]) async throws -> [Harbor] {
        HarborQuery.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Harbor] {
        HarborQuery.all.filter { $0.name.hasPrefix(string) }
    }

    func suggestedEntities() async throws -> [Harbor] { HarborQuery.all }
    func defaultResult() async -> Harbor? { HarborQuery.all[1] }
}

struct Shades: DynamicOptionsProvider {
    func results() async throws -> [String] { ["amber", "teal"] }
    func defaultResult() async -> String? { "teal" }
}

struct EverythingIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Everything"

    @Parameter(title: "On", default: true) var isOn: Bool
    @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Share") var share: Double?
    @Parameter(title: "Title", default: "none") var name: String
    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Mood", default: .calm) var mood: Mood
    @Parameter(title: "Harbor") var harbor: Harbor?
    @Parameter(title: "Harbors") var harbors: [Harbor]?
    @Parameter(title: "Shade", optionsProvider: Shades()) var shade: String?

    init() {}

    init(count: Int, mood: Mood) { (self.count, self.mood) = (count, mood) }
}

/// Shows the values of its parameters.
struct Configured: Widget {
    struct Provider: AppIntentTimelineProvider {
        func recommendations() -> [AppIntentRecommendation<EverythingIntent>] {
            [
                AppIntentRecommendation(intent: EverythingIntent(count: 1, mood: .calm), description: "A quiet day"),
                AppIntentRecommendation(intent: EverythingIntent(count: 9, mood: .wild), description: "A party"),
            ]
        }

        func placeholder(in context: Context) -> Findings { Findings(date: .now) }

        func snapshot(for configuration: EverythingIntent, in context: Context) async -> Findings {
            Findings(date: .now)
        }

        func timeline(for intent: EverythingIntent, in context: Context) async -> Timeline<Findings> {
            var findings = ["isOn": String(intent.isOn), "count": String(intent.count), "name": intent.name]
            findings["share"] = intent.share.map { String($0) }
            findings["since"] = intent.since?.formatted(.iso8601)
            findings["link"] = intent.link?.absoluteString
            findings["mood"] = intent.mood.rawValue
            findings["harbor"] = intent.harbor?.name
            findings["harbors"] = intent.harbors?.map(\.name).joined(separator: "+")
            findings["shade"] = intent.shade
            return Timeline(entries: [Findings(date: .now, findings: findings)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Configured", provider: Provider()) { ProbeView(url: $0.url) }
            .supportedFamilies([.systemSmall])
    }
}

/// Shows the environment of its view, in every family.
struct Surrounded: Widget {
    struct Content: View {
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetRenderingMode) private var mode
        @Environment(\.showsWidgetContainerBackground) private var showsBackground
        @Environment(\.showsWidgetLabel) private var showsLabel
        @Environment(\.widgetContentMargins) private var margins
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var typeSize
        @Environment(\.isLuminanceReduced) private var isLuminanceReduced
        @Environment(\.redactionReasons) private var reasons
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.locale) private var locale
        @Environment(\.calendar) private var calendar
        @Environment(\.timeZone) private var timeZone
        @Environment(\.layoutDirection) private var direction
        @Environment(\.displayScale) private var scale

        var body: some View {
            GeometryReader { geometry in
                Text("Probe").widgetURL(url(in: geometry.size))
            }
            .widgetLabel("beside")
            .containerBackground(.black, for: .widget)
        }

        private func url(in size: CGSize) -> URL? {
            let findings = [
                "family": "\(family)", "mode": "\(mode)", "showsBackground": "\(showsBackground)",
                "showsLabel": "\(showsLabel)", "margin": "\(margins.top)", "scheme": "\(scheme)",
                "typeSize": "\(typeSize)", "isLuminanceReduced": "\(isLuminanceReduced)",
                "accessibility": "\(contrast) \(reducesMotion) \(weight == .bold)",
                "reasons": "\(reasons.rawValue)", "locale": locale.identifier,
                "calendar": "\(calendar.identifier)", "zone": timeZone.identifier, "direction": "\(direction)",
                "scale": "\(scale)", "size": "\(size.width)x\(size.height)",
            ]
            return Findings(date: .now, findings: findings).url
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Surrounded", provider: Search { _ in [:] }) { _ in Content() }
            .supportedFamilies(WidgetFamily.allCases)
    }
}
