import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Images and symbols of every name but "none".
private final class Squares: ImageSource {
    static let asset = ImageAsset(
        resource: DisplayImage(
            content: .pixels(Data(count: 4), width: 1, height: 1), size: CGSize(width: 5, height: 5), isVector: false,
            name: "square"), size: CGSize(width: 5, height: 5))

    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> {
        .success(Self.asset)
    }

    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> {
        .failure(AssetFailure(message: "no colors"))
    }

    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        if name == "none" { return .failure(AssetFailure(message: "no symbol")) }
        let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        return .success(SymbolOutline(layers: [.init(path: square)], size: CGSize(width: 1, height: 1), baseline: 1))
    }

    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> { .success(Self.asset) }
}

/// What VoiceOver reads of a picture, and in which order.
@MainActor @Suite struct SpokenElementTests {
    /// Returns a line for each element: label, value, traits, hint.
    private func spoken<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        let session = RenderSession(shaper: FakeShaper(), images: Squares())
        let drawn = ViewRenderer(environment: EnvironmentValues(), session: session)
            .render(view(), size: CGSize(width: 200, height: 100))
        return drawn.root.spokenElements.map { element in
            ([element.label] + [element.value].compactMap(\.self) + element.traitNames + [element.hint].compactMap(\.self))
                .joined(separator: " | ")
        }
    }

    private let url = URL(string: "https://example.com")!

    @Test func textsAreElements() {
        #expect(spoken { VStack { Text("a"); Text(""); Text("b").accessibilityAddTraits(.isHeader) } } == ["a", "b | Heading"])
    }

    /// A text with a label stays a text, where one is wanted.
    @Test func labelsOfTexts() {
        let label: Text = Text("5").accessibilityLabel("five")
        #expect(spoken { Text("a ") + label + Text(" b") } == ["a five b"])
        let outer: Text = (label + Text("x")).accessibilityLabel(Text("all"))
        #expect(spoken { outer + Text(".") } == ["all."])
        #expect(spoken { Text("5").accessibilityLabel("five") } == ["five"])
        let plain: Text = Text("a").accessibilityHeading(.h1).accessibilityTextContentType(.plain)
        #expect(spoken { plain } == ["a"])
    }

    @Test func controlsAreOneElement() {
        let button = spoken {
            Button {} label: { HStack { Image(systemName: "plus"); VStack { Text("Add"); Text("a glass") } } }
        }
        #expect(button == ["plus, Add, a glass | Button"])
        #expect(spoken { Link("Open", destination: url) } == ["Open | Link"])
        #expect(spoken { Link(destination: url) { Text("a"); Text("b") } } == ["a | Link", "b | Link"])
        #expect(spoken { Toggle("Wi-Fi", isOn: .constant(true)) } == ["Wi-Fi | On | Switch Button"])
        #expect(spoken { Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button) } == ["Wi-Fi | Off | Switch Button"])
        #expect(spoken { Button {} label: { Text("a").accessibilityHidden(true); Box(5, 5) } } == [" | Button"])
    }

    @Test func controlsKeepTheirTraitsBehindALabel() {
        #expect(spoken { Button {} label: { Image(systemName: "plus") }.accessibilityLabel("Add") } == ["Add | Button"])
        let toggle = spoken { Toggle("a", isOn: .constant(true)).accessibilityLabel("b").accessibilityHint("c") }
        #expect(toggle == ["b | On | Switch Button | c"])
    }

    @Test func imagesAreReadByTheirNames() {
        #expect(spoken { Image(systemName: "star.fill") } == ["star fill | Image"])
        #expect(spoken { Image(systemName: "star").accessibilityLabel("Favorite") } == ["Favorite | Image"])
        #expect(spoken { Image(systemName: "star").accessibilityHidden(true) } == [])
        #expect(spoken { Image("reef-photo") } == ["reef-photo | Image"])
        #expect(spoken { Image("reef", label: Text("Coral reef")) } == ["Coral reef | Image"])
        #expect(spoken { Image(decorative: "reef") } == [])
        #expect(spoken { Image(asset: Squares.asset) } == [" | Image"])
        // What is missing is no element.
        #expect(spoken { Image(systemName: "none") } == [])
    }

    @Test func labelsAreReadByTheirTitles() {
        #expect(spoken { Label("Tide", systemImage: "star") } == ["Tide"])
        #expect(spoken { Label("Tide", systemImage: "star").labelStyle(.titleOnly) } == ["Tide"])
        #expect(spoken { Label("Tide", systemImage: "star").labelStyle(.iconOnly) } == ["Tide | Image"])
        #expect(spoken { Label { VStack { Text("a"); Text("b") } } icon: { Image(systemName: "star") } } == ["a", "b"])
        #expect(spoken { Button {} label: { Label("Add", systemImage: "plus").labelStyle(.iconOnly) } } == ["Add | Button"])
        #expect(spoken { Label("Tide", systemImage: "star").accessibilityValue("3 m") } == ["Tide | 3 m"])
    }

    @Test func gaugesAndProgressAreOneElementWithAValue() {
        #expect(spoken { Gauge(value: 0.676) { Text("Battery") } } == ["Battery | 68 percent"])
        // The circle hides the label.
        #expect(spoken { Gauge(value: 3, in: 0...12) { Text("Rain") }.gaugeStyle(.accessoryCircularCapacity) } == ["Rain | 25 percent"])
        let labelled = spoken {
            Gauge(value: 21, in: 14...26) { Label("Warmth", systemImage: "star") } currentValueLabel: { Text("21°") }
                minimumValueLabel: { Text("14°") } maximumValueLabel: { Text("26°") }
        }
        #expect(labelled == ["Warmth | 21°"])
        #expect(spoken { ProgressView("Copying", value: 0.5) } == ["Copying | 50 percent"])
        #expect(spoken { ProgressView(value: 2, total: 8) } == [" | 25 percent"])
        #expect(spoken { ProgressView(value: 0.5) { Text("a") } currentValueLabel: { Text("5 of 10") } } == ["a | 5 of 10"])
        #expect(spoken { VStack { ProgressView(); ProgressView("Loading") } } == ["In progress", "Loading"])
    }

    @Test func measuresTakeTheLabelOfTheirView() {
        #expect(spoken { Gauge(value: 0.5) { Text("a") }.accessibilityLabel("b") } == ["b | 50 percent"])
        #expect(spoken { ProgressView(value: 0.5).accessibilityLabel("b").accessibilityValue("half") } == ["b | half"])
        #expect(spoken { Gauge(value: 0.5) { Text("a") }.accessibilityHidden(true) } == [])
        #expect(spoken { Gauge(value: 0.5) { Text("a") }.redacted(reason: .placeholder) } == [])
        #expect(spoken { Button {} label: { Gauge(value: 0.5) { Text("a") } } } == ["a | 50 percent | Button"])
    }

    @Test func childrenOfAnElement() {
        func row() -> some View {
            HStack { Image(systemName: "star"); Text("a"); Text("b").accessibilityValue("c") }
        }
        #expect(spoken { row() } == ["star | Image", "a", "b | c"])
        #expect(spoken { row().accessibilityElement(children: .combine) } == ["star, a, b | c"])
        #expect(spoken { row().accessibilityElement(children: .contain).accessibilityLabel("d") } == ["star | Image", "a", "b | c"])
        #expect(spoken { row().accessibilityElement() } == [])
        #expect(spoken { row().accessibilityElement(children: .ignore).accessibilityLabel("d") } == ["d"])
        #expect(spoken { row().accessibilityElement().accessibilityAddTraits(.isButton) } == [" | Button"])
        let combined = spoken { row().accessibilityElement(children: .combine).accessibilityLabel("d").accessibilityHint("e") }
        #expect(combined == ["d | c | e"])
        #expect(spoken { row().accessibilityLabel("d") } == ["d"])
        #expect(spoken { HStack { Image(systemName: "none"); Image(systemName: "star") }.accessibilityElement(children: .combine) } == ["star | Image"])
    }

    @Test func higherPrioritiesComeFirst() {
        let texts = spoken {
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                VStack { Text("c"); Text("d").accessibilitySortPriority(3) }.accessibilitySortPriority(2)
                Text("e").accessibilitySortPriority(-1)
                Text("f")
            }
        }
        #expect(texts == ["d", "c", "b", "a", "f", "e"])
        // Priorities hold within a container, which keeps its elements together.
        let contained = spoken {
            VStack {
                Text("a")
                VStack { Text("b"); Text("c").accessibilitySortPriority(9) }.accessibilityElement(children: .contain)
                Text("d").accessibilitySortPriority(1)
            }
        }
        #expect(contained == ["d", "a", "c", "b"])
    }

    @Test func whatIsInvisibleIsSilent() {
        #expect(spoken { VStack { Text("a").opacity(0); Text("b").hidden(); Text("c").opacity(0.1) } } == ["c"])
        #expect(spoken { VStack { Text("a"); Image(systemName: "star") }.redacted(reason: .placeholder) } == [])
    }

    @Test func framesEncloseTheElement() throws {
        let view = drawn(100, 100) {
            Button {} label: { HStack(spacing: 0) { Box(10, 10).accessibilityLabel("a"); Box(20, 10) } }.buttonStyle(.plain)
        }
        #expect(view.root.spokenElements.map(\.frame) == [CGRect(x: 35, y: 45, width: 30, height: 10)])
    }

    @Test func aLabelIsMadeOfViewsAndTheLabelWithoutThem() {
        #expect(spoken { Text("4").accessibilityLabel { label in Text("Stars"); label } } == ["Stars, 4"])
        #expect(spoken { Text("4").accessibilityLabel("Four").accessibilityLabel { label in label; Text("of five") } }
            == ["Four, of five"])
        #expect(spoken { Image(systemName: "star").accessibilityLabel { _ in Text("Favorite") } } == ["Favorite | Image"])
    }
}
