import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct LabelTests {
    private var label: Label<some View, some View> {
        Label { Box(30, 10).named("title") } icon: { Box(10, 10).named("icon") }
    }

    @Test("(M) Label: 8 between icon and title") func eightPointsLieBetweenIconAndTitle() {
        expectLayout(48, 10, ["icon": "0 0 10 10", "title": "18 0 30 10"]) { label }
        expectLayout(48, 10, ["icon": "0 0 10 10", "title": "18 0 30 10"]) { label.labelStyle(.titleAndIcon) }
        expectLayout(48, 10, ["icon": "38 0 10 10", "title": "0 0 30 10"], direction: .rightToLeft) { label }
    }

    @Test func aSinglePart() {
        expectLayout(30, 10, ["title": "0 0 30 10"]) { label.labelStyle(.titleOnly) }
        expectLayout(10, 10, ["icon": "0 0 10 10"]) { label.labelStyle(.iconOnly) }
    }

    @Test func titlesOfSeveralViewsStandBelowEachOther() {
        expectLayout(48, 28, ["first": "18 0 30 10", "second": "18 18 20 10"]) {
            Label {
                Box(30, 10).named("first")
                Box(20, 10).named("second")
            } icon: { Box(10, 10) }
        }
    }

    /// An icon is on the title's baseline. At one pixel per point, body text has 17 points above it.
    @Test func iconsStandOnTheBaseline() {
        expectLayout(52, 21, ["icon": "0 6.19 10 10"], scale: 100) {
            Label { Text(verbatim: "abcd") } icon: { Box(10, 10).named("icon") }.frame(height: 21, alignment: .top)
        }
    }

    @Test func labelledContentStandsAtBothEnds() {
        expectLayout(100, 10, ["label": "0 0 30 10", "content": "80 0 20 10"]) {
            LabeledContent { Box(20, 10).named("content") } label: { Box(30, 10).named("label") }
        }
        expectLayout(20, 10, ["content": "0 0 20 10"]) {
            LabeledContent { Box(20, 10).named("content") } label: { Box(30, 10).named("label") }.labelsHidden()
        }
    }

    @Test("(M) GroupBox: padding 16, label leading, content centered") func groupBoxesPadAndCentreTheirContent() {
        expectLayout(
            132, 72, ["box": "0 0 132 72", "label": "16 16 30 10", "content": "56 34 20 22"]
        ) {
            GroupBox { Box(20, 22).named("content") } label: { Box(30, 10).named("label") }
                .frame(maxWidth: .infinity, maxHeight: .infinity).named("box")
        }
        expectLayout(52, 42, ["content": "16 16 20 10"]) { GroupBox { Box(20, 10).named("content") } }
    }

    @Test("(M, light U) GroupBox: backgrounds") func groupBoxGrounds() {
        func grounds(_ scheme: ColorScheme) -> [Paint] {
            drawn(100, 100) { $0.colorScheme = scheme } _: { GroupBox { GroupBox { Box(10, 10) } } }.fills.map(\.paint)
        }
        #expect(grounds(.light) == [.color(RGBAColor(242, 242, 247)), .white])
        #expect(grounds(.dark) == [.color(RGBAColor(28, 28, 30)), .color(RGBAColor(44, 44, 46))])
        let styled = drawn(100, 100) { GroupBox { Box(10, 10) }.backgroundStyle(.green) }
        #expect(styled.fills.map(\.paint) == [.green])
        #expect(styled.fills[0].frame == CGRect(x: 29, y: 29, width: 42, height: 42))
    }

    @Test func unavailableContentFillsItsPlace() {
        let missing = ContentUnavailableView {
            Label { Box(40, 10).named("title") } icon: { Box(20, 20).named("icon") }
        } description: {
            Box(30, 6).named("text")
        }
        expectLayout(100, 100, ["icon": "40 24 20 20", "title": "30 56 40 10", "text": "35 70 30 6"]) { missing }
        #expect(drawn(200, 200) { ContentUnavailableView("abc", systemImage: "star") }.textPaints.count == 1)
        #expect(drawn(200, 200) { ContentUnavailableView.search }.textPaints.count == 2)
        // The words break into two lines each.
        #expect(drawn(200, 200) { ContentUnavailableView.search(text: "abc") }.textPaints.count == 4)
    }
}
