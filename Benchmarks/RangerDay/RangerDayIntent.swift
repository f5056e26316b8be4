import AppIntents

/// How long the timeline is, and whether its pictures change.
struct RangerDayIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Ranger's Day"

    /// An entry a minute.
    @Parameter(title: "Entries", default: 1440) var entries: Int

    /// Without fights the Ranger is healed all the time, and all pictures are the same.
    @Parameter(title: "Fights", default: true) var fights: Bool
}
