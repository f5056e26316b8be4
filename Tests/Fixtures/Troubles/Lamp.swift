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

/// A lamp whose state is the result of a closure.
struct LampState: ControlValueProvider {
    let ask: @Sendable () async throws -> Bool

    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { try await ask() }

    struct Unreachable: Error {}
}

@MainActor private func lamp(_ kind: String, _ ask: @escaping @Sendable () async throws -> Bool) -> some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: kind, provider: LampState(ask: ask)) { isOn in
        ControlWidgetToggle("Lamp", isOn: isOn, action: SwitchLamp()) { Label($0 ? "On" : "Off", systemImage: "lightbulb") }
    }
}

/// Its provider throws.
struct UnreachableLamp: ControlWidget {
    var body: some ControlWidgetConfiguration { lamp("unreachable") { throw LampState.Unreachable() } }
}

/// Its provider crashes.
struct BurstLamp: ControlWidget {
    var body: some ControlWidgetConfiguration { lamp("burst") { fatalError("the lamp's own mistake") } }
}

/// Its provider never answers.
struct SilentLamp: ControlWidget {
    var body: some ControlWidgetConfiguration {
        lamp("unanswered") { await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in } }
    }
}
