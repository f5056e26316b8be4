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
        // The gradient runs from edge to edge; the view pads what stands on it.
        .contentMarginsDisabled()
    }
}

#Preview(as: .systemMedium) {
    DadJokesWidget()
} timeline: {
    JokeEntry(date: .now, configuration: SelectJokeTypeIntent(), joke: .placeholder)
}
