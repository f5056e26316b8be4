import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct UnarchivableViewTests {
    private func draw<V: View>(
        _ view: V, in archive: WidgetArchive?
    ) -> (fills: [String], messages: [String]) {
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        var environment = TextFixture.environment()
        environment.widgetArchive = archive
        let list = ViewRenderer(environment: environment, session: session)
            .render(view, size: CGSize(width: 100, height: 50)).displayList
        let fills = list.items.compactMap { item -> String? in
            guard case .fill(let path, _, .color(let color)) = item else { return nil }
            let (frame, rgb) = (path.boundingRect, [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) })
            return "\(Int(frame.width))x\(Int(frame.height)) \(rgb)"
        }
        return (fills, session.diagnostics.messages)
    }

    private let yellow = "[255, 204, 0]"

    @Test func scrollViewsAreDrawnWithAWarningWhereNoSystemIsNamed() {
        let (view, line) = (ScrollView { Color.black.frame(height: 9) }, #line)
        #expect(draw(view, in: nil).messages.isEmpty)
        let drawn = draw(view, in: WidgetArchive(isEnforced: false))
        #expect(drawn.messages.count == 1)
        #expect(drawn.messages[0].hasPrefix("UnarchivableViewTests.swift:\(line): a ScrollView cannot be archived"))
    }

    @Test func theSystemsFieldTakesTheirPlace() {
        let archive = WidgetArchive(isEnforced: true)
        #expect(draw(ScrollView { Color.black }, in: archive).fills == ["100x50 \(yellow)"])
        #expect(draw(List { Color.black }, in: archive).fills == ["100x50 \(yellow)"])
        #expect(draw(Form { Color.black }, in: archive).fills == ["100x50 \(yellow)"])
        #expect(draw(TextField("a", text: .constant("b")), in: archive).fills == ["100x22 \(yellow)"])
        #expect(draw(SecureField("a", text: .constant("b")), in: archive).fills == ["100x22 \(yellow)"])
        #expect(draw(TextEditor(text: .constant("b")), in: archive).fills == ["100x50 \(yellow)"])
        #expect(draw(Slider(value: .constant(0.5)), in: archive).fills == ["100x31 \(yellow)"])
        #expect(draw(Stepper("a", value: .constant(1)), in: archive).fills == ["100x32 \(yellow)"])
        #expect(draw(Picker("a", selection: .constant(1)) { Text("b") }, in: archive).fills == ["100x32 \(yellow)"])
        #expect(draw(DatePicker("a", selection: .constant(.distantPast)), in: archive).fills == ["100x34 \(yellow)"])
    }

    /// Sliders of every form are alike: none is drawn.
    @Test func slidersWithTicks() {
        let archive = WidgetArchive(isEnforced: true)
        let value = Binding.constant(0.5)
        func expect(_ slider: some View) { #expect(draw(slider, in: archive).fills == ["100x31 \(yellow)"]) }
        expect(Slider(value: value, in: 0...1, neutralValue: 0.5) { Text("a") })
        expect(Slider(value: value, in: 0...1, step: 0.1, neutralValue: 0.5, enabledBounds: 0...0.8) { Text("a") })
        expect(
            Slider(value: value, in: 0...1, step: 0.1, neutralValue: 0.5) {
                Text("a")
            } minimumValueLabel: {
                Text("b")
            } maximumValueLabel: {
                Text("c")
            })
        expect(
            Slider(value: value, in: 0...1, neutralValue: 0.5) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            } minimumValueLabel: {
                Text("c")
            } maximumValueLabel: {
                Text("d")
            })
        expect(
            Slider(value: value) {
                Text("a")
            } ticks: {
                SliderTick(0)
                SliderTick(0.5) { Text("b") }
                SliderTickContentForEach([0.6, 0.8], id: \.self) { SliderTick($0) }
            })
        expect(Slider(value: value, in: 0...1, step: 0.5, label: { Text("a") }, tick: { SliderTick($0) }))
        expect(Slider(value: value, in: 0...1, step: 0.5) { Text("a") })
    }

    @Test func ticksOfABuilder() {
        func values(@SliderTickBuilder<Double> _ content: () -> some SliderTickContent<Double>) -> [Double] { content().body.map(\.value) }
        #expect(values {} == [])
        #expect(values { SliderTick(1) } == [1])
        #expect(values { SliderTick(1); SliderTickContentForEach([2.0, 3], id: \.self) { SliderTick($0, "a") } } == [1, 2, 3])
    }

    @Test func imagesBeyondTheLimitKeepTheirPlaceAndAreNotDrawn() {
        func image(_ width: Int, _ height: Int) -> Image {
            let size = CGSize(width: width, height: height)
            return Image(
                asset: ImageAsset(
                    resource: DisplayImage(
                        content: .pixels(Data(count: width * height * 4), width: width, height: height), size: size,
                        isVector: false, name: "a"),
                    size: size))
        }
        func count(_ image: Image, _ archive: WidgetArchive?) -> (images: Int, messages: [String]) {
            let session = RenderSession(shaper: FakeShaper(), images: NoImages())
            var environment = TextFixture.environment()
            environment.widgetArchive = archive
            let picture = ViewRenderer(environment: environment, session: session).render(image, proposal: .unspecified)
            #expect(picture.displayList.size.width == 20)
            return (picture.displayList.items.count, session.diagnostics.messages)
        }
        let limit = WidgetArchive(isEnforced: true, largestImage: 200)
        #expect(count(image(20, 10), limit) == (1, []))
        let refused = count(image(20, 11), limit)
        #expect(refused.images == 0 && refused.messages.count == 1)
        #expect(refused.messages.first?.contains("20 × 11 pixels") == true)
        let warned = count(image(20, 11), WidgetArchive(isEnforced: false, largestImage: 200))
        #expect(warned.images == 1 && warned.messages.count == 1)
        #expect(count(image(20, 11), WidgetArchive(isEnforced: true)) == (1, []))
    }
}
