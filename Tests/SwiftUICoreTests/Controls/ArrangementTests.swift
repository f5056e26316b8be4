import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Modifiers that change how labels, disclosure groups and buttons are arranged.
@MainActor @Suite struct ArrangementTests {
    private var label: Label<some View, some View> {
        Label { Box(30, 10).named("title") } icon: { Box(10, 10).named("icon") }
    }

    @Test func theDistanceBetweenIconAndTitleIsSet() {
        expectLayout(43, 10, ["icon": "0 0 10 10", "title": "13 0 30 10"]) { label.labelIconToTitleSpacing(3) }
        expectLayout(43, 10, ["icon": "33 0 10 10", "title": "0 0 30 10"], direction: .rightToLeft) {
            label.labelIconToTitleSpacing(3)
        }
    }

    @Test func iconsStandInTheMiddleOfTheReservedWidth() {
        expectLayout(58, 10, ["icon": "5 0 10 10", "title": "28 0 30 10"]) { label.labelReservedIconWidth(20) }
        expectLayout(42, 10, ["icon": "-3 0 10 10", "title": "12 0 30 10"]) { label.labelReservedIconWidth(4) }
        expectLayout(30, 10, ["title": "0 0 30 10"]) { label.labelStyle(.titleOnly).labelReservedIconWidth(20) }
    }

    @Test func aListTintsTheIconsOfItsLabels() {
        let label = Label { Box(10, 10) } icon: { Rectangle().frame(width: 10, height: 10) }
        func icons(_ view: some View) -> [Paint] {
            drawn(200, 100) { view }.fills.filter { $0.frame.width == 10 }.map(\.paint)
        }
        #expect(icons(List { label }.listItemTint(.green)) == [.green])
        #expect(icons(List { label.listItemTint(.fixed(.green)) }) == [.green])
        #expect(icons(List { label }) == [.black] && icons(label.listItemTint(.green)) == [.black])
    }

    @Test func aDisclosureGroupHasAStyle() {
        struct Below: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading, spacing: 0) {
                    configuration.content
                    configuration.label
                    if configuration.isExpanded { Box(10, 2).named("expanded") }
                }
            }
        }
        let group = DisclosureGroup { Box(20, 10).named("content") } label: { Box(30, 10).named("label") }
        expectLayout(30, 20, ["content": "0 0 20 10", "label": "0 10 30 10"]) { group.disclosureGroupStyle(Below()) }
        expectLayout(30, 22, ["content": "0 0 20 10", "label": "0 10 30 10", "expanded": "0 20 10 2"]) {
            DisclosureGroup(isExpanded: .constant(true)) { Box(20, 10).named("content") } label: {
                Box(30, 10).named("label")
            }.disclosureGroupStyle(Below())
        }
        #expect(layOut(group.disclosureGroupStyle(.automatic), CGSize(width: 90, height: 30)).frames.keys.sorted() == ["label"])
    }

    @Test func flexibleButtonsAreAsWideAsTheirPlace() {
        func widths(_ sizing: ButtonSizing) -> [CGFloat] {
            drawn(100, 50) {
                Button {} label: { Box(10, 10) }.buttonStyle(.bordered).buttonSizing(sizing)
            }.fills.map(\.frame.width)
        }
        #expect(widths(.automatic) == [34] && widths(.fitted) == [34] && widths(.flexible) == [100])
    }
}
