import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ButtonTests {
    private func button(_ role: ButtonRole? = nil) -> some View {
        Button(role: role) {} label: { Box(20, 10).named("label") }.environment(\.isInWidget, true)
    }

    private let faintGray = Paint.color(RGBAColor(120, 120, 128, opacity: 0.16))
    private let gray = Paint.color(RGBAColor(118, 118, 128, opacity: 0.12))
    private let red = RGBAColor(255, 59, 48)

    @Test func borderedButtonsKeepTheirMargins() {
        expectLayout(44, 24, ["button": "0 0 44 24", "label": "12 7 20 10"]) { button().named("button") }
        expectLayout(40, 20, ["label": "10 5 20 10"]) { button().controlSize(.small) }
        expectLayout(60, 40, ["label": "20 15 20 10"]) { button().controlSize(.large) }
    }

    @Test func severalViewsStandInARow() {
        expectLayout(62, 24, ["a": "12 7 10 10", "b": "30 7 20 10"]) {
            Button {} label: { Box(10, 10).named("a"); Box(20, 10).named("b") }.environment(\.isInWidget, true)
        }
    }

    /// (M) Outside widgets, a button has no border, and a toggle's style made of a button neither.
    @Test("(M) Buttons outside widgets have no border") func buttonsOutsideWidgets() {
        struct Check: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button { configuration.isOn.toggle() } label: { configuration.label }
            }
        }
        let button = drawn(100, 40) { Button("a") {} }
        #expect(button.fills.isEmpty && button.textPaints == [.blue])
        let toggle = drawn(100, 40) { Toggle("a", isOn: .constant(true)).toggleStyle(Check()) }
        #expect(toggle.fills.isEmpty && toggle.textPaints == [.blue])
    }

    /// (M) A link takes the styles of buttons: (222,222,228) on (242,242,247), and the tint.
    @Test("(M) Links take the styles of buttons") func stylesOfLinks() {
        let link = Link("a", destination: URL(string: "https://example.com")!)
        let tint = Color(red: 40 / 255, green: 85 / 255, blue: 168 / 255)
        let bordered = drawn(100, 40) { link.buttonStyle(.bordered) }
        #expect(bordered.fills.map(\.paint) == [faintGray] && bordered.textPaints == [.blue])
        let prominent = drawn(100, 40) { link.buttonStyle(.borderedProminent).tint(tint) }
        #expect(prominent.fills.map(\.paint) == [.color(RGBAColor(40, 85, 168))] && prominent.textPaints == [.white])
        #expect(prominent.tapTargets.map(\.url?.host) == ["example.com"])
        // The border is a capsule, unlike that of a button.
        func isCapsule(_ view: some View) -> Bool? {
            let items = drawn(100, 40) { view }.items
            for case .fill(let path, _, _) in items {
                let box = path.boundingRect
                let capsule = Capsule().path(in: box)
                return path.description == capsule.description
            }
            return nil
        }
        #expect(isCapsule(link.buttonStyle(.bordered)) == true)
        #expect(isCapsule(link.buttonStyle(.borderedProminent)) == true)
        #expect(isCapsule(link.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))) == false)
        #expect(isCapsule(Button("a") {}.buttonStyle(.bordered)) == false)
        #expect(drawn(100, 40) { link.buttonStyle(.plain) }.textPaints == [.black])
        #expect(drawn(100, 40) { link }.textPaints == [.blue])
    }

    /// The way in which apps make dark labels on light tints, and light labels in the default style.
    @Test func aForegroundStyleAroundAButtonColorsItsLabel() {
        func paints(_ view: some View) -> [Paint] { drawn(100, 40) { $0.isInWidget = true } _: { view }.textPaints }
        let button = Button("a") {}
        #expect(paints(button.buttonStyle(.borderless).foregroundStyle(.red)) == [.color(red)])
        #expect(paints(VStack { button }.foregroundColor(.red)) == [.color(red)])
        #expect(paints(button.buttonStyle(.borderedProminent).tint(.yellow).foregroundStyle(.black)) == [.black])
        #expect(paints(button.buttonStyle(.borderedProminent)) == [.white])
        #expect(paints(Button("a", role: .destructive) {}.foregroundStyle(.black)) == [.black])
        #expect(paints(button.disabled(true).foregroundStyle(.red)) != [.color(red)])
    }

    @Test func groundsAndLabels() {
        func look<V: View>(_ view: V) -> [Paint] {
            let result = drawn(100, 40) { $0.isInWidget = true } _: { view }
            return result.fills.map(\.paint) + result.textPaints
        }
        #expect(look(Button("a") {}) == [faintGray, .blue])
        #expect(look(Button("a") {}.tint(.green)) == [.color(RGBAColor(52, 199, 89, opacity: 0.15)), .green])
        #expect(look(Button("a") {}.buttonStyle(.borderedProminent)) == [.blue, .white])
        #expect(look(Button("a") {}.buttonStyle(.borderless)) == [.blue])
        #expect(look(Button("a") {}.buttonStyle(.plain)) == [.black])
        #expect(look(Button("a", role: .destructive) {})
            == [.color(red.multiplyingOpacity(by: 0.15)), .color(red)])
        #expect(look(Button("a", role: .cancel) {}) == [faintGray, .blue])
        let disabled = Paint.color(RGBAColor(60, 60, 67, opacity: 0.3))
        #expect(look(Button("a") {}.disabled(true)) == [faintGray, disabled])
        #expect(look(Button("a") {}.buttonStyle(.borderedProminent).disabled(true)) == [gray, disabled])
    }

    @Test func borderShapes() {
        func ground(_ shape: ButtonBorderShape, _ size: ControlSize = .regular) -> Path? {
            let items = drawn(44, 24) { button().buttonBorderShape(shape).controlSize(size) }.items
            for case .fill(let path, _, _) in items { return path }
            return nil
        }
        let frame = CGRect(x: 0, y: 0, width: 44, height: 24)
        #expect(ground(.automatic) == Path(roundedRect: frame, cornerRadius: 8))
        #expect(ground(.roundedRectangle(radius: 3)) == Path(roundedRect: frame, cornerRadius: 3))
        #expect(ground(.capsule) == Capsule().path(in: frame))
        #expect(ground(.automatic, .small) == Capsule().path(in: CGRect(x: 2, y: 2, width: 40, height: 20)))
    }

    @Test func fontsFromOutsideCount() {
        func size<V: View>(_ view: V) -> CGFloat? {
            for case .glyphs(let run, _) in drawn(100, 40, { $0.isInWidget = true }, { view }).items { return run.font.size }
            return nil
        }
        #expect(size(Button("a") {}) == 17)
        #expect(size(Button("a") {}.controlSize(.small)) == 15)
        #expect(size(Button("a") {}.font(.caption)) == 12)
    }

    @Test func ownStyles() {
        struct Wide: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(configuration.isPressed ? 0 : configuration.role == .cancel ? 3 : 5)
            }
        }
        struct Again: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
        }
        expectLayout(30, 20, ["label": "5 5 20 10"]) { button().buttonStyle(Wide()) }
        expectLayout(26, 16, ["label": "3 3 20 10"]) { button(.cancel).buttonStyle(Wide()) }
        expectLayout(32, 22, ["label": "6 6 20 10"]) { button().buttonStyle(Again()).buttonStyle(Wide()) }
        let targets = drawn(100, 100) { button().buttonStyle(Again()) }.tapTargets
        #expect(targets.map(\.frame) == [CGRect(x: 27, y: 37, width: 46, height: 26)])
    }
}
