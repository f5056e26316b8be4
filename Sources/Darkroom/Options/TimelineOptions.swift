import ArgumentParser
import Foundation

/// The options that say which span of time a timeline is made of.
struct TimelineOptions: ParsableArguments {
    @Option(help: "Simulates a span from this moment on, as ISO 8601: reload policies are obeyed. Default: --date.")
    var from: String?

    @Option(help: "The end of the span, as ISO 8601.")
    var until: String?

    @Option(name: .customLong("for"), help: "The span's length, such as 24h, 90m or 2d.")
    var length: String?

    @Option(help: "How many reloads a widget has in 24 hours. Default: 70, the most Apple names.")
    var reloadBudget: String?

    @Option(help: "The least time between two reloads, such as 15m. Default: 5m.")
    var reloadInterval: String?

    @Flag(help: "Writes a picture only where it differs from the one before it; the manifest lists all.")
    var changedOnly = false
}
