import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

private struct Entry: TimelineEntry { let date: Date }

private struct NoProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

private struct Sample: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: NoProvider()) { _ in EmptyView() }
    }
}

private struct SampleWithoutMargins: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: NoProvider()) { _ in EmptyView() }.contentMarginsDisabled()
    }
}

/// A shaper and an image source without content.
final class Nothing: TextShaper, ImageSource {
    func shape(_ text: StyledText) -> ShapedText { ShapedText(clusters: [], glyphs: [], direction: .leftToRight) }
    func metrics(of font: FontDescriptor) -> FontMetrics { .system(size: font.size) }
    func image(named: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> { failure() }
    func color(named: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> { failure() }
    func symbol(named: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> { failure() }
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> { failure() }
    private func failure<T>() -> Result<T, AssetFailure> { .failure(AssetFailure(message: "nothing")) }
}

@MainActor @Suite struct WidgetRendererTests {
    private func fills<V: View>(
        of view: V, keepsMargins: Bool = true, family: WidgetFamily = .systemSmall, scheme: ColorScheme = .light
    ) throws -> [String] {
        let widgets = keepsMargins
            ? WidgetDescription.all(of: Sample()) : WidgetDescription.all(of: SampleWithoutMargins())
        let widget = try #require(widgets.first)
        var surroundings = WidgetSurroundings(family: family, size: CGSize(width: 100, height: 100), scale: 1)
        surroundings.colorScheme = scheme
        let nothing = Nothing()
        let session = RenderSession(shaper: nothing, images: nothing)
        let picture = try WidgetRenderer(widget: widget, surroundings: surroundings, session: session).render(view)
        return picture.displayList.items.compactMap { item in
            guard case .fill(let path, _, .color(let color)) = item else { return nil }
            let frame = path.boundingRect
            let values = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
            let components = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
            return (values + ["of"] + components).joined(separator: " ")
        }
    }

    @Test("(U) Content margins are 16 on every edge") func aViewWithAContainerBackgroundKeepsTheMargins() throws {
        let view = Color.black.containerBackground(.white, for: .widget)
        #expect(try fills(of: view) == [
            "0 0 100 100 of 255 255 255", "0 0 100 100 of 255 255 255", "16 16 68 68 of 0 0 0",
        ])
    }

    @Test func disabledMarginsLetItFillTheWidget() throws {
        let view = Color.black.containerBackground(.white, for: .widget)
        #expect(try fills(of: view, keepsMargins: false).last == "0 0 100 100 of 0 0 0")
    }

    @Test("(P) No margins without a container background") func aViewWithoutOneFillsTheWidget() throws {
        #expect(try fills(of: Color.black) == ["0 0 100 100 of 255 255 255", "0 0 100 100 of 0 0 0"])
    }

    @Test("(M) Several views of a widget are stacked") func severalViewsAreStacked() throws {
        let views = Group { Color.black; Color.black }
        #expect(try fills(of: views).dropFirst() == ["0 0 100 46 of 0 0 0", "0 54 100 46 of 0 0 0"])
    }

    @Test("(M) A rendering mode that is set by hand tints nothing") func renderingModesSetByHand() throws {
        let view = Color.black.widgetAccentable().environment(\.widgetRenderingMode, .accented)
        #expect(try fills(of: view).last == "0 0 100 100 of 0 0 0")
    }

    @Test func theSystemBackgroundFollowsTheScheme() throws {
        #expect(try fills(of: EmptyView(), scheme: .dark) == ["0 0 100 100 of 28 28 30"])
    }

    @Test("(P) Accessories have neither background nor margins") func accessoriesHaveNoBackground() throws {
        #expect(try fills(of: EmptyView(), family: .accessoryCircular) == [])
    }

    /// Returns the paths of a family's fills, inside groups too.
    private func paths<V: View>(of view: V, in family: WidgetFamily) throws -> [Path] {
        func opened(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .fill(let path, _, _): [path]
                case .group(let group): opened(group.items)
                default: []
                }
            }
        }
        let nothing = Nothing()
        let surroundings = WidgetSurroundings(family: family, size: CGSize(width: 160, height: 72))
        return opened(
            try WidgetRenderer(
                widget: nil, surroundings: surroundings, session: RenderSession(shaper: nothing, images: nothing)
            ).render(view).displayList.items)
    }

    @Test("(M) The background of a rectangular accessory has square corners") func accessoryBackgrounds() throws {
        let whole = CGRect(x: 0, y: 0, width: 160, height: 72)
        #expect(try paths(of: AccessoryWidgetBackground(), in: .accessoryRectangular) == [Path(whole)])
        #expect(try paths(of: AccessoryWidgetBackground(), in: .accessoryInline).isEmpty)
        let circle = try paths(of: AccessoryWidgetBackground(), in: .accessoryCircular)
        #expect(circle.map(\.boundingRect.width) == [72])
    }

    @Test func inlineWidgetsShowTextAndImageAlone() throws {
        #expect(try paths(of: Color.red, in: .accessoryInline).isEmpty)
        #expect(try paths(of: Color.red, in: .accessoryRectangular).count == 1)
    }

    @Test("(M) An inline widget's text is of medium weight") func inlineText() {
        func font(_ family: WidgetFamily) -> Font? {
            WidgetSurroundings(family: family, size: CGSize(width: 257, height: 26)).environmentVariant.font
        }
        #expect(font(.accessoryInline) == .body.weight(.medium) && font(.accessoryRectangular) == nil)
    }

    @Test("(M) The ring of a circular accessory is as wide as the widget") func circularAccessories() {
        func diameter(_ family: WidgetFamily) -> CGFloat? {
            WidgetSurroundings(family: family, size: CGSize(width: 76, height: 72)).environmentVariant
                .circularWidgetDiameter
        }
        #expect(diameter(.accessoryCircular) == 72)
        #expect(diameter(.accessoryRectangular) == nil && diameter(.systemSmall) == nil)
    }

    /// Returns the words of a picture, and what was reported.
    private func messages(
        of view: some View, family: WidgetFamily = .systemSmall, system: SystemVersion?
    ) throws -> (fills: Int, reported: [String]) {
        let widget = try #require(WidgetDescription.all(of: Sample()).first)
        var surroundings = WidgetSurroundings(family: family, size: CGSize(width: 100, height: 100), scale: 1)
        surroundings.system = system
        let nothing = Nothing()
        let session = RenderSession(shaper: nothing, images: nothing)
        let picture = try WidgetRenderer(widget: widget, surroundings: surroundings, session: session).render(view)
        let fills = picture.displayList.items.count { if case .fill = $0 { true } else { false } }
        return (fills, session.diagnostics.messages)
    }

    /// Buttons have a border since iOS 17, and so does no view that is drawn as before.
    @Test func buttonsWithoutAContainerBackgroundHaveNoBorder() throws {
        let button = Button {} label: { Color.clear.frame(width: 40, height: 20) }
        #expect(try fills(of: button) == ["0 0 100 100 of 255 255 255"])
        #expect(try fills(of: button.containerBackground(.white, for: .widget)).count == 3)
    }

    @Test("(P) iOS 17: a message instead of a view without a background", arguments: SystemVersion.allCases)
    func theSystemsMessage(system: SystemVersion) throws {
        let without = try messages(of: Color.black, system: system)
        // Only the system's background is filled. The fake shaper draws no words.
        #expect(without.fills == 1)
        #expect(without.reported.count == 1)
        #expect(without.reported[0].hasPrefix("WidgetRendererTests.swift:19: the view has no containerBackground"))
        let with = try messages(of: Color.black.containerBackground(.white, for: .widget), system: system)
        #expect(with.fills == 3 && with.reported.isEmpty)
    }

    @Test func accessoriesNeedABackgroundToo() throws {
        #expect(try messages(of: Color.black, family: .accessoryCircular, system: .iOS17).reported.count == 1)
        #expect(try messages(of: Color.black, family: .accessoryInline, system: .iOS17).reported.isEmpty)
    }

    @Test func withoutASystemTheViewIsDrawnWithAWarning() throws {
        let drawn = try messages(of: Color.black, system: nil)
        #expect(drawn.fills == 2 && drawn.reported.count == 1 && drawn.reported[0].contains("--os 17"))
    }

    /// The limits that WidgetKit's log names in public reports. The widgets' sizes, in pixels, follow from them and from
    /// the reports' families and devices.
    @Test(
        "(P) An image has 2.2 × 2.0 times the widget's pixels at most",
        arguments: [
            (141.0, 141.0, 2.0, 349_905.6), (158.0, 339.0, 3.0, 2_121_055.2), (155.0, 155.0, 3.0, 951_390.0),
            (159.0, 159.0, 3.0, 1_001_127.6), (111.0, 111.0, 3.0, 487_911.6), (173.0, 173.0, 2.0, 526_750.4),
        ]) func theLargestImage(height: Double, width: Double, scale: Double, limit: Double) throws {
            let device = WidgetDevice(
                name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: scale, cornerRadius: nil,
                sizes: [.systemMedium: CGSize(width: width, height: height)])
            // The limit depends on the device, not on the pictures' own scale.
            let surroundings = try #require(WidgetSurroundings(family: .systemMedium, on: device, scale: 1))
            let largest = try #require(surroundings.archive.largestImage)
            #expect(abs(largest - limit) < 0.01)
        }

    @Test func theDeviceTellsItsSystem() {
        var surroundings = WidgetSurroundings(family: .systemSmall, size: CGSize(width: 9, height: 9))
        #expect(surroundings.host.systemVersion == "18.0")
        surroundings.system = .iOS26
        #expect(surroundings.host.systemVersion == "26.0")
    }

    @Test func theWidgetURLReachesTheWidget() throws {
        let widget = try #require(WidgetDescription.all(of: Sample()).first)
        let nothing = Nothing()
        let picture = try WidgetRenderer(
            widget: widget, surroundings: WidgetSurroundings(family: .systemSmall, size: CGSize(width: 9, height: 9)),
            session: RenderSession(shaper: nothing, images: nothing)
        ).render(VStack { Color.red.widgetURL(URL(string: "app://somewhere")) })
        #expect(picture.widgetURL?.absoluteString == "app://somewhere")
    }
}
