import AppIntents

/// Turns alerts before rain on and off.
struct RainAlertsIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Rain Alerts"

    @Parameter(title: "On")
    var value: Bool

    func perform() async throws -> some IntentResult {
        RainAlerts.isOn = value
        return .result()
    }
}
