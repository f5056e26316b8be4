import SwiftUI

/// The part of a Home Screen around a widget: its name below it, and outlines of apps beside and below it.
struct HomeScreenStrip: View {
    let picture: PresentedPicture
    let grid: HomeScreenGrid

    var body: some View {
        let rows = max(1, Int((picture.size.height + grid.gap.height) / grid.pitch.height))
        ZStack(alignment: .topLeading) {
            Color.clear
            HomeScreenWidget(picture: picture).offset(x: grid.margin, y: HomeScreenStrip.top)
            ForEach(neighbors(rows: rows), id: \.self) { cell in
                HomeScreenApp(size: grid.icon).offset(
                    x: grid.margin + grid.inset.width + CGFloat(cell.column) * grid.pitch.width,
                    y: HomeScreenStrip.top + grid.inset.height + CGFloat(cell.row) * grid.pitch.height)
            }
        }
        .frame(height: HomeScreenStrip.top + CGFloat(rows + 1) * grid.pitch.height + 4, alignment: .top)
    }

    /// The distance between the strip's top edge and the widget in points.
    private static let top: CGFloat = 26

    private struct Cell: Hashable { let column, row: Int }

    /// The places beside and below the widget.
    private func neighbors(rows: Int) -> [Cell] {
        let taken = Int(((picture.size.width + grid.gap.width) / grid.pitch.width).rounded())
        return (0...rows).flatMap { row in
            ((row < rows ? taken : 0)..<max(grid.columns, taken)).map { Cell(column: $0, row: row) }
        }
    }
}

/// A widget with its name below it.
struct HomeScreenWidget: View {
    let picture: PresentedPicture

    var body: some View {
        VStack(spacing: 5) {
            GroundedWidget(picture: picture, cornerRadius: picture.device.cornerRadius(of: picture.system))
            Text(verbatim: picture.name).font(.system(size: 12, weight: .medium)).foregroundStyle(.white).lineLimit(1)
                .shadow(color: .black.opacity(0.3), radius: 1, y: 1)
                .frame(width: picture.size.width)
        }
    }
}

/// The outline of an app with its name.
struct HomeScreenApp: View {
    /// The size of the icon in points.
    let size: CGFloat

    var body: some View {
        VStack(spacing: 9) {
            NeighborOutline(shape: RoundedRectangle(cornerRadius: size * 0.225, style: .continuous))
                .frame(width: size, height: size)
            Capsule().fill(.white.opacity(0.3)).frame(width: size * 0.65, height: 5)
        }
    }
}

/// The grid of a Home Screen, in points. It follows from the sizes of widgets: two apps are as wide as a small widget.
struct HomeScreenGrid {
    let margin: CGFloat
    /// The distances between two small widgets.
    let gap: CGSize
    /// The distances between the corners of two apps.
    let pitch: CGSize
    /// The size of an app's icon: 60, or 68 on an iPhone Air (measured on screenshots); 64 on other large phones (a guess).
    let icon: CGFloat
    let columns: Int

    /// The distances between the corner of a cell and its icon.
    var inset: CGSize { CGSize(width: (pitch.width - gap.width - icon) / 2, height: 2) }

    init(of device: WidgetDevice) {
        let small = device.size(of: .systemSmall) ?? CGSize(width: 170, height: 170)
        let medium = device.size(of: .systemMedium) ?? CGSize(width: 364, height: 170)
        let large = device.size(of: .systemLarge) ?? CGSize(width: 364, height: 382)
        gap = CGSize(width: max(8, medium.width - 2 * small.width), height: max(20, large.height - 2 * small.height))
        pitch = CGSize(width: (medium.width + gap.width) / 4, height: (small.height + gap.height) / 2)
        icon = device.screen.width == 420 ? 68 : device.screen.width >= 428 ? 64 : 60
        columns = max(4, Int((device.screen.width - 32 + gap.width) / pitch.width))
        margin = ((device.screen.width - CGFloat(columns) * pitch.width + gap.width) / 2).rounded()
    }
}
