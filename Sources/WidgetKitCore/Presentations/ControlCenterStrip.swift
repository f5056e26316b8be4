import SwiftUI

/// The part of Control Center around a control, with outlines of other controls.
struct ControlCenterStrip: View {
    let picture: PresentedPicture

    var body: some View {
        let metrics = ControlMetrics(screenWidth: picture.device.screen.width)
        let pitch = metrics.unit + ControlMetrics.gap
        let columns = Int(((picture.size.width + ControlMetrics.gap) / pitch).rounded())
        let rows = Int(((picture.size.height + ControlMetrics.gap) / pitch).rounded())
        let cells = (0...rows).flatMap { row in ((row < rows ? columns : 0)..<4).map { (row, $0) } }
        ZStack(alignment: .topLeading) {
            Color.clear
            picture.view
            ForEach(Array(cells.enumerated()), id: \.offset) { cell in
                NeighborOutline(shape: Circle()).frame(width: metrics.unit, height: metrics.unit)
                    .offset(x: CGFloat(cell.element.1) * pitch, y: CGFloat(cell.element.0) * pitch)
            }
        }
        .frame(width: 4 * pitch - ControlMetrics.gap, height: CGFloat(rows + 1) * pitch - ControlMetrics.gap, alignment: .topLeading)
        .padding(.vertical, ControlMetrics.margin)
    }
}
