import AppIntents
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

private struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult { .result() }
}

private struct Switch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    init() {}
    func perform() async throws -> some IntentResult { .result() }
}

private struct Room: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Room"
    @Parameter(title: "Name", default: "Hall") var name: String
    init() {}
}

private struct Bell: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "bell") {
            ControlWidgetButton(action: Ring()) {
                Label("Bell", systemImage: "bell")
            } actionLabel: { isActive in
                Text(isActive ? "Ringing" : "Quiet").controlWidgetActionHint(Text("Ring")).controlWidgetStatus(String("Quiet"))
            }
            .controlWidgetActionHint("Ring")
        }
    }
}

private struct Lamp: ControlWidget {
    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: Room) -> Bool { false }
        func currentValue(configuration: Room) async throws -> Bool { configuration.name == "Hall" }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "lamp", provider: Provider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: Switch()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.orange).disabled(!isOn)
        }
    }
}

private struct Broken: ControlWidget {
    struct Failure: Error {}
    struct Provider: ControlValueProvider {
        var previewValue: Bool { true }
        func currentValue() async throws -> Bool { throw Failure() }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "broken", provider: Provider()) { isOn in
            ControlWidgetToggle("Broken", isOn: isOn, action: Switch()) { _ in Image(systemName: "bolt") }
        }
    }
}

private struct Ping: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "ping") {
            ControlWidgetButton(action: Ring()) {
                Label("Ping", systemImage: "bolt")
                Text("12 ms")
            }
        }
    }
}

private struct Host: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "host") {
            ControlWidgetButton(action: Ring()) {
                Image(systemName: "bolt")
                Text("Host")
            }
        }
    }
}

private struct Sun: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "sun") {
            ControlWidgetToggle("Sun", isOn: true, action: Switch()) { isOn in
                Image(systemName: "sun.max")
                Text(isOn ? "On" : "Off")
            }
        }
    }
}

private struct Controls: WidgetBundle {
    var body: some Widget {
        Bell()
        Lamp()
        Broken()
        Ping()
        Host()
        Sun()
    }
}

@MainActor @Suite struct ControlRendererTests {
    private let controls = ExtensionDescription(of: Controls()).controls

    private func content(of index: Int, isPreview: Bool = false, name: String? = nil) async throws -> ControlContent {
        let intent = controls[index].runner.makeIntent()
        if let name { try await intent?.setParameter("name", name) }
        return try #require(await controls[index].runner.content(isPreview: isPreview, intent: intent))
    }

    @Test func aTemplateSaysWhatTheControlShows() async throws {
        let bell = try await content(of: 0)
        #expect(bell.isOn == nil && bell.value != nil && bell.actionHint != nil && !bell.isDisabled)
        let lamp = try await content(of: 1)
        #expect(lamp.isOn == true && lamp.tint == .orange && !lamp.isDisabled)
    }

    /// The second view of a label is no part of its symbol.
    @Test func theViewBehindALabelIsItsSecondLine() async throws {
        #expect(try await content(of: 3).value != nil)
        #expect(try await content(of: 4).value == nil)
    }

    /// The image before the text of a state is the symbol.
    @Test func anImageBeforeATextIsTheSymbol() async throws {
        for index in [3, 4, 5] {
            let content = try await content(of: index)
            // A session knows the stack of its thread, and the main actor can have another one after each wait.
            let session = RenderSession(shaper: Nothing(), images: Nothing())
            let views = ViewRenderer(environment: EnvironmentValues(), session: session)
            let label = try #require(index == 5 ? content.value : content.label)
            #expect(views.preference(ControlIconKey.self, of: label.labelStyle(ControlLabelStyle(part: .icon))) == true, "\(index)")
        }
    }

    @Test func theProviderGetsTheConfiguration() async throws {
        let lamp = try await content(of: 1, name: "Attic")
        #expect(lamp.isOn == false && lamp.isDisabled)
    }

    @Test func theGalleryShowsThePreviewsValue() async throws {
        #expect(try await content(of: 1, isPreview: true).isOn == false)
        #expect(try await content(of: 2, isPreview: true).isOn == true)
    }

    @Test func aProvidersErrorIsPassedOn() async throws {
        await #expect(throws: Broken.Failure.self) { try await content(of: 2) }
    }

    @Test func sizesFollowTheWidthOfTheScreen() {
        let phone = ControlMetrics(screenWidth: 393)
        #expect(phone.size(of: .controlSmall) == CGSize(width: 68, height: 68))
        #expect(phone.size(of: .controlMedium) == CGSize(width: 151, height: 68))
        #expect(phone.size(of: .controlLarge) == CGSize(width: 151, height: 151))
        #expect(phone.size(of: .controlLockScreen) == CGSize(width: 50, height: 50))
        #expect(ControlMetrics(screenWidth: 1024).unit == ControlMetrics(screenWidth: 440).unit)
    }
}
