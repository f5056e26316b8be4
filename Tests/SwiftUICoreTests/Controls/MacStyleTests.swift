import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Styles of controls that a Mac has.
@MainActor @Suite struct MacStyleTests {
    private func toggle(_ isOn: Bool) -> some View {
        Toggle(isOn: .constant(isOn)) { Box(20, 10).named("label") }.toggleStyle(.checkbox)
    }

    @Test func checkboxesStandBeforeTheirLabel() {
        expectLayout(42, 16, ["label": "22 3 20 10", "toggle": "0 0 42 16"]) { toggle(true).named("toggle") }
        expectLayout(42, 16, ["label": "0 3 20 10"], direction: .rightToLeft) { toggle(false) }
        expectLayout(16, 16, ["toggle": "0 0 16 16"]) { toggle(true).labelsHidden().named("toggle") }
    }

    /// An image source that says which symbols it lacks.
    private final class SymbolNames: ImageSource {
        func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> {
            .failure(AssetFailure(message: "no image"))
        }

        func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> {
            .failure(AssetFailure(message: "no color"))
        }

        func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
            .failure(AssetFailure(message: name))
        }

        func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> {
            .failure(AssetFailure(message: "no image"))
        }
    }

    @Test func checkboxesShowTheirState() {
        func symbols(_ view: some View) -> [String] {
            let session = RenderSession(shaper: FakeShaper(), images: SymbolNames())
            _ = ViewRenderer(environment: EnvironmentValues(), session: session)
                .render(view.toggleStyle(.checkbox), size: CGSize(width: 50, height: 50))
            return session.diagnostics.messages
        }
        struct Item { var isOn: Binding<Bool> }
        let items = [true, false].map { Item(isOn: .constant($0)) }
        #expect(symbols(toggle(true)) == ["checkmark.square.fill"])
        #expect(symbols(toggle(false)) == ["square"])
        #expect(symbols(Toggle(sources: items, isOn: \.isOn) { Box(1, 1) }) == ["minus.square.fill"])
    }

    @Test func linksHaveTheirColor() {
        #expect(drawn(100, 40) { Button("a") {}.buttonStyle(.link).tint(.green) }.textPaints == [.blue])
        let red = Paint.color(RGBAColor(255, 59, 48))
        #expect(drawn(100, 40) { Button("a", role: .destructive) {}.buttonStyle(.link) }.textPaints == [red])
    }

    @Test func accessoryBarsHaveActions() {
        #expect(drawn(100, 40) { Button("a") {}.buttonStyle(.accessoryBar) }.fills.isEmpty)
        #expect(drawn(100, 40) { Button("a") {}.buttonStyle(.accessoryBarAction) }.fills.count == 1)
        expectLayout(44, 24, ["a": "12 7 20 10"]) { Button {} label: { Box(20, 10).named("a") }.buttonStyle(.accessoryBarAction) }
        expectLayout(20, 10, ["a": "0 0 20 10"]) { Button {} label: { Box(20, 10).named("a") }.buttonStyle(.card) }
    }

    @Test func formsHaveOwnStyles() {
        struct Stacked: FormStyle {
            func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
        }
        struct Outer: FormStyle {
            func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(1) }
        }
        let form = Form { Box(10, 10).named("a"); Box(10, 10).named("b") }
        expectLayout(10, 20, ["a": "0 0 10 10", "b": "0 10 10 10"]) { form.formStyle(Stacked()) }
        expectLayout(12, 22, ["a": "1 1 10 10", "b": "1 11 10 10"]) { form.formStyle(Outer()).formStyle(Stacked()) }
        expectLayout(100, 200, ["a": "32 52 10 10", "b": "32 96 10 10"]) { form.formStyle(.columns).formStyle(Stacked()) }
    }
}
