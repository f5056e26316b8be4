import AppIntents
import SwiftUI
import Testing

@testable import WidgetKitCore

private struct StartTimer: AppIntent {
    static let title: LocalizedStringResource = "Start"
    func perform() async throws -> some IntentResult { .result() }
}

private struct SetTimer: SetValueIntent {
    static let title: LocalizedStringResource = "Set"
    @Parameter(title: "Running") var value: Bool
    init() {}
    func perform() async throws -> some IntentResult { .result() }
}

private struct TimerButton: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "button") {
            ControlWidgetButton(action: StartTimer()) { Label("Start", systemImage: "timer") }
        }
        .displayName("Timer")
    }
}

private struct TimerToggle: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "toggle", provider: Provider()) { isRunning in
            ControlWidgetToggle("Timer", isOn: isRunning, action: SetTimer()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "timer")
            }
            .tint(.orange)
        }
    }
}

private struct Entry: TimelineEntry { let date: Date }

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

private struct Plain: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "plain", provider: Provider()) { _ in EmptyView() }
    }
}

private struct Mixed: WidgetBundle {
    var body: some Widget {
        Plain()
        TimerButton()
        if #available(iOS 18, *) { TimerToggle() }
    }
}

@MainActor @Suite struct ControlWidgetTests {
    @Test func aBundlesControlsAreNoWidgets() {
        #expect(WidgetDescription.all(of: Mixed()).map(\.kind) == ["plain"])
    }

    @Test func aBundlesControlsAreNamed() {
        let controls = ExtensionDescription(of: Mixed()).controls
        #expect(controls.map(\.kind) == ["button", "toggle"])
        #expect(controls.map(\.displayName) == ["Timer", "toggle"])
    }
}
