import SwiftUI

/// Control Center with controls, and outlines in the other places.
struct ControlCenterScreen: View {
    let screen: DeviceScreen
    private let metrics: ControlMetrics
    private let places: [DeviceScreen.Cell]
    private let free: [DeviceScreen.Cell]

    /// Places the controls of a screen.
    ///
    /// - Throws: `ScreenFailure` if one finds no room.
    init(_ screen: DeviceScreen) throws {
        self.screen = screen
        metrics = ControlMetrics(screenWidth: screen.device.screen.width)
        let pitch = metrics.unit + ControlMetrics.gap
        let top = screen.device.safeArea.top + ControlMetrics.top
        var cells = ScreenGrid(columns: 4, rows: max(4, Int((screen.size.height - top - 60) / pitch)))
        places = try cells.take(
            screen.items, pitch: CGSize(width: pitch, height: pitch),
            gap: CGSize(width: ControlMetrics.gap, height: ControlMetrics.gap), of: "Control Center")
        free = cells.free
    }

    var body: some View {
        let pitch = metrics.unit + ControlMetrics.gap
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(free, id: \.self) { cell in
                NeighborOutline(shape: Circle()).frame(width: metrics.unit, height: metrics.unit)
                    .offset(x: CGFloat(cell.column) * pitch, y: CGFloat(cell.row) * pitch)
            }
            ForEach(Array(zip(screen.items, places).enumerated()), id: \.offset) { placed in
                screen.presented(placed.element.0).view
                    .offset(x: CGFloat(placed.element.1.column) * pitch, y: CGFloat(placed.element.1.row) * pitch)
            }
        }
        .frame(width: 4 * pitch - ControlMetrics.gap)
        .padding(.top, screen.device.safeArea.top + ControlMetrics.top)
        .frame(maxWidth: .infinity)
    }
}
