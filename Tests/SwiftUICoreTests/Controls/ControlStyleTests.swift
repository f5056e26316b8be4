import Testing

@testable import SwiftUICore

@MainActor @Suite struct ControlStyleTests {
    private struct Swapped: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 1) { configuration.title; configuration.icon }
        }
    }

    /// A style that puts a label with the same parts, in the outer style, into a wider frame.
    private struct Padded: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
    }

    private struct Scaled: LabelStyle {
        @Environment(\.displayScale) private var scale

        func makeBody(configuration: Configuration) -> some View {
            configuration.title.padding(scale)
        }
    }

    private var label: Label<some View, some View> {
        Label { Box(30, 10).named("title") } icon: { Box(10, 10).named("icon") }
    }

    @Test func theInnermostStyleCounts() {
        expectLayout(48, 10, ["icon": "0 0 10 10", "title": "18 0 30 10"]) {
            label.labelStyle(.titleAndIcon).labelStyle(Swapped())
        }
    }

    @Test func aStyleThatShowsTheControlAgainUsesTheOuterStyle() {
        expectLayout(51, 20, ["title": "5 5 30 10", "icon": "36 5 10 10"]) {
            label.labelStyle(Padded()).labelStyle(Swapped())
        }
        expectLayout(58, 20, ["icon": "5 5 10 10", "title": "23 5 30 10"]) { label.labelStyle(Padded()) }
    }

    @Test func theSameStyleTwiceEnds() {
        expectLayout(68, 30, ["icon": "10 10 10 10", "title": "28 10 30 10"]) {
            label.labelStyle(Padded()).labelStyle(Padded())
        }
    }

    @Test func stylesReadTheirEnvironment() {
        expectLayout(36, 16, ["title": "3 3 30 10"], scale: 3) { label.labelStyle(Scaled()) }
    }

    @Test func controlsInsideAControlHaveItsStyleToo() {
        struct Boxed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content.padding(1) }
        }
        expectLayout(14, 14, ["a": "2 2 10 10"]) {
            GroupBox { GroupBox { Box(10, 10).named("a") } }.groupBoxStyle(Boxed())
        }
    }

    @Test func controlSizeKeepsToARange() {
        struct Probe: View {
            @Environment(\.controlSize) private var size
            var body: some View { Box(size == .large ? 20 : size == .small ? 5 : 10, 10).named("a") }
        }
        expectLayout(20, 10, ["a": "0 0 20 10"]) { Probe().controlSize(.large...).controlSize(.mini) }
        expectLayout(5, 10, ["a": "0 0 5 10"]) { Probe().controlSize(.mini ... .small) }
        expectLayout(10, 10, ["a": "0 0 10 10"]) { Probe().controlSize(.mini...) }
    }
}
