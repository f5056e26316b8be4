import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

/// The upper row of the expanded island, 300 points wide, around a camera of 100 points.
@MainActor @Suite struct ExpandedIslandTests {
    private func frames<L: View, C: View, T: View>(
        _ leading: L, _ center: C, _ trailing: T, priorities: (Double, Double) = (0, 0)
    ) throws -> [CGRect] {
        let nothing = Nothing()
        let session = RenderSession(shaper: nothing, images: nothing)
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let row = ExpandedIslandLayout(cameraWidth: 100, cameraHeight: 10, priorities: priorities) {
            leading
            center
            trailing
        }
        return ViewRenderer(environment: environment, session: session)
            .render(row, size: CGSize(width: 300, height: 40)).displayList.items.compactMap { item in
                // What stands for the camera is clear.
                if case .fill(let path, _, .color(let color)) = item, color.opacity > 0 { path.boundingRect } else { nil }
            }
    }

    @Test func sidesShareWhatTheCenterLeaves() throws {
        let frames = try frames(
            Color.red.frame(width: 20, height: 10), Color.blue.frame(width: 120, height: 40),
            Color.red.frame(maxWidth: .infinity, maxHeight: 10))
        #expect(frames == [
            CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 90, y: 0, width: 120, height: 40),
            CGRect(x: 210, y: 0, width: 90, height: 10),
        ])
    }

    @Test func theCenterTakesWhatTheSidesDoNotNeed() throws {
        let wide = Color.blue.frame(minWidth: 0, idealWidth: 180, maxWidth: 180, minHeight: 40, maxHeight: 40)
        func widths(_ leading: CGFloat) throws -> [CGFloat] {
            try frames(
                Color.red.frame(width: leading, height: 10), wide, Color.red.frame(width: 20, height: 10)
            ).map(\.width)
        }
        #expect(try widths(20) == [20, 180, 20])
        #expect(try widths(80) == [80, 140, 20])
        // A side that needs more leaves a third.
        #expect(try widths(140) == [140, 100, 20])
    }

    /// Apple's documentation: the center's width is found first, with the least widths of the sides.
    @Test func aFlexibleCenterTakesWhatTheSidesLeave() throws {
        let frames = try frames(
            Color.red.frame(width: 20, height: 10), Color.blue.frame(maxWidth: .infinity, maxHeight: 40),
            Color.red.frame(width: 30, height: 10))
        #expect(frames.map(\.width) == [20, 240, 30])
    }

    /// `belowIfTooWide`: a side that is too wide beside the camera begins below it.
    @Test func sidesThatAreTooWideGoBelowTheCamera() throws {
        let wide = Color.blue.frame(minWidth: 0, idealWidth: 180, maxWidth: 180, minHeight: 30, maxHeight: 30)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        let camera = Color.clear.frame(width: 100, height: 10)
        #expect(
            try frames(Color.red.frame(width: 30, height: 10), camera, wide) == [
                CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 120, y: 10, width: 180, height: 30),
            ])
        let narrow = Color.blue.frame(width: 90, height: 40).dynamicIsland(verticalPlacement: .belowIfTooWide)
        #expect(
            try frames(Color.red.frame(width: 30, height: 10), camera, narrow) == [
                CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 210, y: 0, width: 90, height: 40),
            ])
        // Both share the row, or the one of higher priority has what it needs.
        #expect(try frames(wide, camera, wide).map(\.width) == [146, 146])
        #expect(try frames(wide, camera, wide, priorities: (0, 1)).map(\.width) == [112, 180])
    }

    @Test func theCenterTakesTheRoomOfEmptySides() throws {
        let wide = Color.blue.frame(maxWidth: .infinity, maxHeight: 40)
        #expect(try frames(VStack {}, wide, VStack {}) == [CGRect(x: 0, y: 0, width: 300, height: 40)])
        #expect(
            try frames(Color.red.frame(width: 30, height: 10), wide, VStack {}) == [
                CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 30, y: 0, width: 270, height: 40),
            ])
        #expect(
            try frames(VStack {}, wide, Color.red.frame(width: 250, height: 10)).first
                == CGRect(x: 0, y: 0, width: 200, height: 40))
    }
}
