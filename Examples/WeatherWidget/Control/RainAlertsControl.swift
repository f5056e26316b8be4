import SwiftUI
import WidgetKit

/// The switch for rain alerts in Control Center.
struct RainAlertsControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "RainAlertsControl", provider: Provider()) { isOn in
            ControlWidgetToggle("Rain Alerts", isOn: isOn, action: RainAlertsIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "umbrella.fill" : "umbrella")
            }
            .tint(.cyan)
        }
        .displayName("Rain Alerts")
        .description("Tells you before it rains.")
    }
}

extension RainAlertsControl {
    struct Provider: ControlValueProvider {
        let previewValue = true

        func currentValue() async throws -> Bool { RainAlerts.isOn }
    }
}
