import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

/// Views under a label in a rectangular accessory of a watch. The measures are guesses.
@MainActor @Suite struct AccessoryWidgetGroupTests {
    /// Returns what is filled in a picture of 158 by 69 points: behind each view its background.
    private func fills(of view: some View) throws -> [Path] {
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
        let surroundings = WidgetSurroundings(family: .accessoryRectangular, size: CGSize(width: 158, height: 69))
        let session = RenderSession(shaper: nothing, images: nothing)
        return opened(
            try WidgetRenderer(widget: nil, surroundings: surroundings, session: session).render(view).displayList.items)
    }

    private func frames(of view: some View) throws -> [String] {
        try fills(of: view).map { path in
            let frame = path.boundingRect
            return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
                .joined(separator: " ")
        }
    }

    @Test("Three views fill the width under the label") func threeViews() throws {
        let group = AccessoryWidgetGroup("Weather") { Spacer(); Spacer(); Spacer() }
        #expect(try frames(of: group) == ["0 19 50 50", "54 19 50 50", "108 19 50 50"])
    }

    @Test("(P) Fewer views are centered") func fewerViews() throws {
        let one = AccessoryWidgetGroup("Weather", systemImage: "sun.max") { Spacer() }
        #expect(try frames(of: one) == ["54 19 50 50"])
        let two = AccessoryWidgetGroup(label: { Text("Weather") }, content: { Spacer(); Spacer() })
        #expect(try frames(of: two) == ["27 19 50 50", "81 19 50 50"])
    }

    @Test func furtherViewsAreLeftOut() throws {
        #expect(try frames(of: AccessoryWidgetGroup("Weather") { ForEach(0..<5) { _ in Spacer() } }).count == 3)
    }

    @Test func styles() throws {
        let group = AccessoryWidgetGroup("Weather") { Spacer() }
        let circle = try fills(of: group)
        #expect(try fills(of: group.accessoryWidgetGroupStyle(.circular)) == circle)
        #expect(try fills(of: group.accessoryWidgetGroupStyle()) == circle)
        let square = group.accessoryWidgetGroupStyle(.roundedSquare)
        #expect(try fills(of: square) != circle && frames(of: square) == frames(of: group))
    }

    @Test func aLowRectangleMakesTheViewsSmaller() {
        let measures = AccessoryWidgetGroupMeasures(CGSize(width: 184, height: 60))
        #expect(measures.labelHeight == 14 && measures.side == 43)
        #expect(AccessoryWidgetGroupMeasures(.zero).side == 0)
    }
}
