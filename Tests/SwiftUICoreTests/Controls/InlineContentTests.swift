import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// The fake shaper's letters are half as wide as their size: 8.5 points at 17.
@MainActor @Suite struct InlineContentTests {
    private func inline<V: View>(_ width: CGFloat = 200, @ViewBuilder _ view: () -> V) -> RenderedView {
        let content = view()
        return drawn(width, 26) { InlineContent(content) }
    }

    private func texts(_ view: RenderedView) -> [String] { found(in: view.root).compactMap(\.text) }

    private func found(in node: _LayoutNode) -> [InspectedView.Details] {
        [node.inspectedDetails] + node.children.flatMap { found(in: $0) }
    }

    private func text(_ node: _LayoutNode) -> TextNode? {
        node as? TextNode ?? node.children.lazy.compactMap { self.text($0) }.first
    }

    /// A square image of 100 points.
    private var picture: Image {
        let pixels = DisplayImage(
            content: .pixels(Data(count: 4), width: 1, height: 1), size: CGSize(width: 100, height: 100),
            isVector: false, name: "square")
        return Image(asset: ImageAsset(resource: pixels, size: CGSize(width: 100, height: 100)))
    }

    private func pictures(_ view: RenderedView) -> [CGRect] {
        view.items.compactMap { if case .image(let image) = $0 { image.frame } else { nil } }
    }

    @Test func theFirstTextStandsInTheMiddle() throws {
        let view = inline { VStack { Text(verbatim: "abcd"); Text(verbatim: "ef") } }
        #expect(texts(view) == ["abcd"])
        let node = try #require(text(view.root))
        #expect(node.absoluteOrigin.x == 83 && node.frame.width == 34)
    }

    @Test func fontsAndColorsOfTheAppHaveNoEffect() throws {
        let styled = inline {
            Text(verbatim: "ab").font(.largeTitle).bold().italic().underline().foregroundStyle(.red).kerning(9)
                .padding(20).frame(width: 180).background(.green).opacity(1)
        }
        let plain = inline { Text(verbatim: "ab") }
        #expect(styled.displayList == plain.displayList)
        #expect(styled.textPaints.count == 1 && styled.fills.isEmpty)
    }

    @Test func imagesAreAsHighAsTheText() {
        let view = inline { ZStack { picture.resizable().padding(3); Text(verbatim: "ab") } }
        #expect(texts(view) == ["ab"])
        // A line of 17 points is 21 pixels high at one pixel per point. The distance is a label's.
        #expect(pictures(view) == [CGRect(x: 77, y: 3, width: 21, height: 21)])
    }

    @Test func labelsGiveBothParts() {
        let view = inline { Label { Text(verbatim: "ab") } icon: { picture } }
        #expect(texts(view) == ["ab"] && pictures(view).count == 1)
        let bare = inline { Label { Text(verbatim: "ab") } icon: { picture }.labelStyle(.titleOnly) }
        #expect(texts(bare) == ["ab"] && pictures(bare).isEmpty)
        #expect(pictures(inline { HStack { picture; picture } }).count == 1)
    }

    @Test func longTextsAreCutOnOneLine() throws {
        let view = inline(50) { Text(verbatim: "ab cd ef gh").lineLimit(4) }
        let node = try #require(text(view.root))
        #expect(node.placedLayout.lines.count == 1 && node.placedLayout.isTruncated)
    }

    @Test func theFirstAlternativeThatFitsCounts() {
        func alternatives(_ width: CGFloat) -> [String] {
            texts(inline(width) {
                ViewThatFits {
                    Text(verbatim: "abcdefghij").font(.system(size: 4))
                    Text(verbatim: "abcde").padding(80)
                    Text(verbatim: "a")
                }
            })
        }
        #expect([alternatives(85), alternatives(84), alternatives(42), alternatives(1)] == [
            ["abcdefghij"], ["abcde"], ["a"], ["a"],
        ])
    }

    @Test func shapesAndBackgroundsAndHiddenViewsAreLeftOut() {
        let view = inline {
            ZStack {
                Circle()
                Text(verbatim: "no").hidden()
                Text(verbatim: "yes").background { Text(verbatim: "behind") }
            }
        }
        #expect(texts(view) == ["yes"])
        #expect(view.fills.isEmpty)
        #expect(inline { Circle().fill(.red) }.displayList.items.isEmpty)
        #expect(texts(inline { Color.clear.overlay { Text(verbatim: "over") } }) == ["over"])
        #expect(texts(inline { GeometryReader { _ in Text(verbatim: "in") } }) == ["in"])
    }

    @Test func thereIsNothingToTap() throws {
        let url = try #require(URL(string: "https://example.com"))
        let view = inline { Link(destination: url) { Text(verbatim: "ab") } }
        #expect(texts(view) == ["ab"] && view.tapTargets.isEmpty)
    }

    @Test func whatTheAppTellsVoiceOverCounts() {
        let view = inline { Text(verbatim: "ab").accessibilityLabel(Text(verbatim: "spoken")) }
        #expect(view.root.spokenElements.map(\.label) == ["spoken"])
        #expect(inline { Text(verbatim: "ab") }.root.spokenElements.map(\.label) == ["ab"])
        let other = inline { VStack { Text(verbatim: "ab"); Text(verbatim: "c").accessibilityLabel("no") } }
        #expect(other.root.spokenElements.map(\.label) == ["ab"])
    }

    @Test func placeholdersStayPlaceholders() {
        let view = inline { Text(verbatim: "ab").redacted(reason: .placeholder) }
        #expect(view.textPaints.isEmpty && view.fills.count == 1)
    }

    private enum Note: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    @Test func preferencesReachTheWidget() {
        let view = inline { VStack { Text(verbatim: "ab"); Color.red.preference(key: Note.self, value: "noted") } }
        #expect(view.preference(Note.self) == "noted")
    }
}
