import ArgumentParser
import Foundation

/// The options for the span of a timeline.
struct TimelineOptions: ParsableArguments {
    @Option(help: "The start of a simulated span, as ISO 8601; in a span, reload policies are obeyed. Default: --date.")
    var from: String?

    @Option(help: "The end of the span, as ISO 8601.")
    var until: String?

    @Option(name: .customLong("for"), help: "The length of the span, such as 24h, 90m or 2d.")
    var length: String?

    @Option(help: "The number of reloads that a widget has in 24 hours. Default: 70, the largest number that Apple names.")
    var reloadBudget: String?

    @Option(help: "The shortest time between two reloads, such as 15m. Default: 5m.")
    var reloadInterval: String?

    @Flag(help: "Writes a picture only if it differs from the previous one; the manifest lists all entries.")
    var changedOnly = false
}
