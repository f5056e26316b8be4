import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

@MainActor @Suite struct ScreenGridTests {
    typealias Cell = DeviceScreen.Cell

    @Test func theNextFreePlaceIsTaken() {
        var grid = ScreenGrid(columns: 4, rows: 4)
        #expect(grid.take(4, 2, at: nil) == Cell(column: 0, row: 0))
        #expect(grid.take(2, 2, at: Cell(column: 2, row: 2)) == Cell(column: 2, row: 2))
        #expect(grid.take(2, 2, at: nil) == Cell(column: 0, row: 2))
        #expect(grid.free.isEmpty && grid.take(1, 1, at: nil) == nil)
    }

    @Test(arguments: [Cell(column: 3, row: 0), Cell(column: 0, row: 3), Cell(column: 1, row: 1), Cell(column: -1, row: 0)])
    func aPlaceThatIsTakenOrOutsideIsRefused(cell: Cell) {
        var grid = ScreenGrid(columns: 4, rows: 4)
        _ = grid.take(2, 2, at: Cell(column: 0, row: 0))
        #expect(grid.take(2, 2, at: cell) == nil)
        #expect(grid.free.count == 12)
    }

    private let device = WidgetDevice(
        name: "Test", screen: CGSize(width: 430, height: 932), kind: .phone, scale: 3, cornerRadius: 22,
        sizes: [
            .systemSmall: CGSize(width: 170, height: 170), .systemMedium: CGSize(width: 364, height: 170),
            .systemLarge: CGSize(width: 364, height: 382), .accessoryCircular: CGSize(width: 76, height: 76),
            .accessoryRectangular: CGSize(width: 172, height: 76),
        ], safeArea: WidgetDevice.SafeArea(top: 59, bottom: 34))

    private func screen(_ presentation: Presentation, _ forms: PictureForm...) -> DeviceScreen {
        DeviceScreen(
            presentation, of: device, system: nil, date: .distantPast,
            items: forms.map { form in
                DeviceScreen.Item(
                    view: RenderedView(
                        displayList: DisplayList(
                            size: form.family.flatMap { device.size(of: $0) } ?? CGSize(width: 50, height: 50)),
                        root: ViewRenderer(environment: EnvironmentValues(), session: RenderSession(shaper: Nothing(), images: Nothing()))
                            .render(EmptyView(), proposal: .unspecified).root),
                    form: form, name: "", renderingMode: .fullColor, tint: nil, cell: nil)
            })
    }

    @Test func widgetsFollowEachOtherOnTheHomeScreen() throws {
        let home = try HomeScreen(screen(.home, .widget(.systemSmall), .widget(.systemSmall), .widget(.systemLarge)))
        #expect(home.places == [Cell(column: 0, row: 0), Cell(column: 2, row: 0), Cell(column: 0, row: 2)])
        #expect(home.free.isEmpty)
        let failure = #expect(throws: ScreenFailure.self) {
            try HomeScreen(screen(.home, .widget(.systemLarge), .widget(.systemLarge)))
        }
        #expect(failure?.index == 1)
    }

    @Test func theRowBelowTheClockHasFourPlaces() throws {
        _ = try LockScreen(screen(.lock, .widget(.accessoryRectangular), .widget(.accessoryCircular), .widget(.accessoryCircular)))
        let failure = #expect(throws: ScreenFailure.self) {
            try LockScreen(
                screen(
                    .lock, .widget(.accessoryRectangular), .widget(.accessoryRectangular), .widget(.accessoryCircular)))
        }
        #expect(failure?.index == 2)
    }
}
