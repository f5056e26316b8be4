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
        let dock = HomeScreen.dock(on: screen.device, screen.system)
        let room = screen.size.height - HomeScreen.top(on: screen.device) - dock.height - dock.margin - 12
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

    /// The Dock: its height, its distance from the screen's edges and its corner radius in points, measured on screenshots.
    private static func dock(on device: WidgetDevice, _ system: SystemVersion?) -> (height: CGFloat, margin: CGFloat, radius: CGFloat) {
        if system == .iOS26, device.hasDynamicIsland { return (108.5, 17, 39) }
        if device.hasThinBorder { return (98, 17, 39) }
        return device.hasDynamicIsland ? (98, 12, 40) : (96, 12, 35)
    }

    private var dock: some View {
        let dock = HomeScreen.dock(on: screen.device, screen.system)
        let shape = RoundedRectangle(cornerRadius: dock.radius, style: .continuous)
        return HStack(spacing: grid.pitch.width - grid.icon) {
            ForEach(0..<4, id: \.self) { _ in
                NeighborOutline(shape: RoundedRectangle(cornerRadius: grid.icon * 0.225, style: .continuous))
                    .frame(width: grid.icon, height: grid.icon)
            }
        }
        .padding(.horizontal, screen.device.kind == .pad ? (dock.height - grid.icon) / 2 : 0)
        .frame(maxWidth: screen.device.kind == .pad ? nil : .infinity).frame(height: dock.height)
        .background { ground(of: shape) }
        .padding(.horizontal, dock.margin).padding(.bottom, dock.margin)
        .frame(maxWidth: .infinity)
    }

    @ViewBuilder private func ground(of shape: RoundedRectangle) -> some View {
        if screen.system == .iOS26 {
            GlassGround(shape: shape, isDark: false, tint: nil)
        } else {
            shape.fill(.white.opacity(0.16))
        }
    }

    /// The distance between the screen's top and the first row in points. The values of phones are those that public tools for
    /// transparent widgets have measured on devices.
    static func top(on device: WidgetDevice) -> CGFloat {
        switch device.screen.height {
        case 932 where device.kind == .phone: 94
        case 852 where device.kind == .phone: 90
        case 926 where device.kind == .phone: 82
        case 844 where device.kind == .phone: 77
        case 912 where device.kind == .phone: 96
        case 874 where device.kind == .phone: 90
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
