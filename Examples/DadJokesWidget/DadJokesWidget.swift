import Intents
import SwiftUI
import WidgetKit

@main
struct DadJokesWidget: Widget {
    static let kind = "DadJokesWidget"

    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: Self.kind, intent: SelectJokeTypeIntent.self, provider: DadJokesProvider()
        ) { entry in
            DadJokesWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("Dad Jokes Widget")
        .description("Put a smile on your face.")
        .supportedFamilies([.systemMedium])
        // The gradient extends to the edges, and the view pads its content.
        .contentMarginsDisabled()
    }
}

#Preview(as: .systemMedium) {
    DadJokesWidget()
} timeline: {
    JokeEntry(date: .now, configuration: SelectJokeTypeIntent(), joke: .placeholder)
}
