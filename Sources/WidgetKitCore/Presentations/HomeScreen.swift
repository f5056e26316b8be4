import SwiftUI

/// A Home Screen with widgets, outlines of apps in the other places, and the Dock.
struct HomeScreen: View {
    let screen: DeviceScreen
    let grid: HomeScreenGrid
    let places: [DeviceScreen.Cell]
    let free: [DeviceScreen.Cell]

    /// Places the widgets of a screen.
    ///
    /// - Throws: `ScreenFailure` if one finds no room.
    init(_ screen: DeviceScreen) throws {
        self.screen = screen
        grid = HomeScreenGrid(of: screen.device)
        let room = screen.size.height - HomeScreen.top(on: screen.device) - HomeScreen.dockRoom
        var cells = ScreenGrid(columns: grid.columns, rows: max(4, Int(room / grid.pitch.height)))
        places = try cells.take(screen.items, pitch: grid.pitch, gap: grid.gap, of: "the Home Screen")
        free = cells.free
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(free, id: \.self) { cell in
                HomeScreenApp(size: grid.icon).offset(x: x(cell) + grid.inset.width, y: y(cell) + grid.inset.height)
            }
            ForEach(Array(zip(screen.items, places).enumerated()), id: \.offset) { placed in
                HomeScreenWidget(picture: screen.presented(placed.element.0))
                    .offset(x: x(placed.element.1), y: y(placed.element.1))
            }
            dock.frame(maxHeight: .infinity, alignment: .bottom)
        }
    }

    private func x(_ cell: DeviceScreen.Cell) -> CGFloat { grid.margin + CGFloat(cell.column) * grid.pitch.width }
    private func y(_ cell: DeviceScreen.Cell) -> CGFloat {
        HomeScreen.top(on: screen.device) + CGFloat(cell.row) * grid.pitch.height
    }

    /// The room for the Dock in points (a guess).
    private static let dockRoom: CGFloat = 122

    private var dock: some View {
        let shape = RoundedRectangle(cornerRadius: 34, style: .continuous)
        return HStack(spacing: grid.pitch.width - grid.icon) {
            ForEach(0..<4, id: \.self) { _ in
                NeighborOutline(shape: RoundedRectangle(cornerRadius: grid.icon * 0.225, style: .continuous))
                    .frame(width: grid.icon, height: grid.icon)
            }
        }
        .frame(maxWidth: .infinity).frame(height: 96)
        .background(.white.opacity(0.16), in: shape)
        .padding(.horizontal, 13).padding(.bottom, 13)
    }

    /// The distance between the screen's top and the first row in points. The values of phones are those that public tools for
    /// transparent widgets have measured on devices.
    static func top(on device: WidgetDevice) -> CGFloat {
        switch device.screen.height {
        case 932 where device.kind == .phone: 94
        case 852 where device.kind == .phone: 90
        case 926 where device.kind == .phone: 82
        case 844 where device.kind == .phone: 77
        case 896 where device.kind == .phone: 76
        case 812 where device.kind == .phone: 71
        default: device.safeArea.top + 34
        }
    }
}

/// A picture that does not fit on its screen.
package struct ScreenFailure: Error, CustomStringConvertible {
    /// The picture's index among those of the screen.
    package let index: Int
    package let reason: String
    package var description: String { reason }
}
