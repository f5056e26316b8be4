import AppIntents

/// The length of the timeline, and whether its pictures change.
struct TimelineBenchmarkIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Timeline Benchmark"

    /// The number of entries, one per minute.
    @Parameter(title: "Entries", default: 1440) var entries: Int

    /// Whether the Ranger fights. Without fights the Ranger stays healed, and all pictures are equal.
    @Parameter(title: "Fights", default: true) var fights: Bool
}
