// A control as an app declares it.
import AppIntents
import SwiftUI
import WidgetKit

struct SwitchLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Switch the lamp"
    @Parameter(title: "On") var value: Bool
    init() {}
    func perform() async throws -> some IntentResult { .result() }
}

struct Lamp: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp") {
            ControlWidgetToggle("Lamp", isOn: true, action: SwitchLamp()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            }
        }
        .displayName("The lamp")
        .description("Switches the lamp.")
    }
}
