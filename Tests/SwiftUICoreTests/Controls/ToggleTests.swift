import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ToggleTests {
    private func toggle(_ isOn: Bool) -> some View {
        Toggle(isOn: .constant(isOn)) { Box(20, 10).named("label") }
    }

    @Test func switchesStandBehindTheirLabel() {
        let result = drawn(100, 31) { toggle(true) }
        #expect(result.fills.map(\.frame) == [
            CGRect(x: 51, y: 0, width: 49, height: 31), CGRect(x: 71, y: 2, width: 27, height: 27),
        ])
        #expect(result.fills.map(\.paint) == [.green, .white])
        expectLayout(100, 31, ["label": "0 10.5 20 10"]) { toggle(true) }
    }

    @Test func switchesTurnedOff() {
        let result = drawn(100, 31) { toggle(false) }
        #expect(result.fills[1].frame == CGRect(x: 53, y: 2, width: 27, height: 27))
        #expect(result.fills[0].paint == .color(RGBAColor(120, 120, 128, opacity: 0.16)))
    }

    @Test func switchesTakeTheTint() {
        #expect(drawn(100, 31) { toggle(true).tint(.blue) }.fills[0].paint == .blue)
        #expect(drawn(100, 31) { toggle(true).toggleStyle(SwitchToggleStyle(tint: .blue)) }.fills[0].paint == .blue)
    }

    @Test func labelsMayBeHidden() {
        expectLayout(60, 31, ["a": "5.5 0 49 31"]) { toggle(true).labelsHidden().named("a") }
    }

    @Test func buttonTogglesOnAndOff() {
        #expect(drawn(44, 24) { toggle(true).toggleStyle(.button) }.fills.map(\.paint) == [
            .color(RGBAColor(0, 122, 255, opacity: 0.15))
        ])
        #expect(drawn(44, 24) { toggle(false).toggleStyle(.button) }.fills.isEmpty)
        expectLayout(44, 24, ["label": "12 7 20 10"]) { toggle(false).toggleStyle(.button) }
    }

    @Test func ownStyles() {
        struct Width: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Box(configuration.isOn ? 30 : configuration.isMixed ? 20 : 10, 10).named("a")
            }
        }
        struct Item { var isOn: Binding<Bool> }
        func frames(_ values: [Bool]) -> [String: String] {
            let items = values.map { Item(isOn: .constant($0)) }
            let toggle = Toggle(sources: items, isOn: \.isOn) {}.toggleStyle(Width())
            return layOut(toggle.fixedSize(), CGSize(width: 30, height: 10)).frames
        }
        #expect(frames([true, true]) == ["a": "0 0 30 10"])
        #expect(frames([true, false]) == ["a": "5 0 20 10"])
        #expect(frames([false]) == ["a": "10 0 10 10"])
        #expect(frames([]) == ["a": "10 0 10 10"])
    }

    @Test func aStyleMayShowTheToggleAgain() {
        struct Again: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(2) }
        }
        let result = drawn(104, 35) { toggle(true).toggleStyle(Again()) }
        #expect(result.fills[0].frame == CGRect(x: 53, y: 2, width: 49, height: 31))
        #expect(result.tapTargets.count == 1)
    }
}
