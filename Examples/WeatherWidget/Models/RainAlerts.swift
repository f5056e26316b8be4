import Foundation

/// Whether the app tells before it rains. The app and the control share it.
enum RainAlerts {
    private static let suite = "group.com.example.weather"

    static var isOn: Bool {
        get { UserDefaults(suiteName: suite)?.bool(forKey: "rainAlerts") ?? false }
        set { UserDefaults(suiteName: suite)?.set(newValue, forKey: "rainAlerts") }
    }
}
