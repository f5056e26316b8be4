import AppIntents
import SwiftUI
import WidgetKit

struct LinkBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.link-ignored-bad", provider: Moments()) { _ in
            Link(destination: URL(string: "tea://cup/4")!) {  // finding: widget.link-ignored
                Words(text: "Tea at four")
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct LinkGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.link-ignored-good", provider: Moments()) { _ in
            Words(text: "Tea at four")
                .widgetURL(URL(string: "tea://cup/4"))
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour"

    func perform() async throws -> some IntentResult { .result() }
}

struct IntentBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.no-intent-bad", provider: Moments()) { _ in
            Button {  // finding: widget.no-intent
            } label: {
                Text("Pour")
                    .font(.headline)
                    .foregroundStyle(.primary)
                    .frame(width: 100, height: 60)
            }
            .buttonStyle(.plain)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("Pours a cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct IntentGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.no-intent-good", provider: Moments()) { _ in
            Button(intent: PourIntent()) {
                Text("Pour")
                    .font(.headline)
                    .foregroundStyle(.primary)
                    .frame(width: 100, height: 60)
            }
            .buttonStyle(.plain)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("Pours a cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}
