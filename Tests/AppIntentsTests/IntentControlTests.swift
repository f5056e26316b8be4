import AppIntents
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor @Suite struct IntentControlTests {
    private struct Mark: AppIntent {
        static let title: LocalizedStringResource = "Mark"
        @Parameter(title: "Name") var name: String
        init() {}
        init(name: String) { self.name = name }
        func perform() async throws -> some IntentResult { .result() }
    }

    private func name(_ action: TapAction?) -> String? {
        guard case .intent(let intent) = action else { return nil }
        return (intent as? Mark)?.name
    }

    @Test func buttonsCarryTheirIntent() {
        let text = "text"
        #expect(name(Button(intent: Mark(name: "a")) { Text("b") }.action) == "a")
        #expect(name(Button("b", intent: Mark(name: "a")).action) == "a")
        #expect(name(Button(text, intent: Mark(name: "a")).action) == "a")
        #expect(name(Button("b", systemImage: "star", intent: Mark(name: "a")).action) == "a")
        #expect(name(Button("b") {}.action) == nil)
        let destructive = Button(role: .destructive, intent: Mark(name: "a")) { Text("b") }
        #expect(destructive.role == .destructive)
        #expect(Button(text, role: .cancel, intent: Mark(name: "a")).role == .cancel)
    }

    @Test func togglesCarryTheirIntentAndValue() {
        let toggle = Toggle(isOn: true, intent: Mark(name: "a")) { Text("b") }
        #expect(name(toggle.action) == "a")
        #expect(toggle.isOn.wrappedValue)
        #expect(!Toggle("b", isOn: false, intent: Mark(name: "a")).isOn.wrappedValue)
    }
}
