import DisplayList
import SwiftUI

/// A whole screen of a device with pictures in their places.
package struct DeviceScreen {
    /// A picture on the screen.
    package struct Item {
        package let list: DisplayList
        package let form: PictureForm
        /// The name below a widget on the Home Screen.
        package let name: String
        package let renderingMode: WidgetRenderingMode
        /// The column and row on a grid, each beginning with 0; nil for the next free place.
        package var cell: Cell?

        /// - Parameter list: the picture alone.
        package init(
            list: DisplayList, form: PictureForm, name: String, renderingMode: WidgetRenderingMode, cell: Cell?
        ) {
            (self.list, self.form, self.name, self.renderingMode, self.cell) = (list, form, name, renderingMode, cell)
        }
    }

    /// A place on a grid.
    package struct Cell: Hashable, Sendable {
        package let column, row: Int

        /// Creates a place. Both numbers begin with 0.
        package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
    }

    package let presentation: Presentation
    package let device: WidgetDevice
    package let date: Date
    package let items: [Item]

    /// - Parameter presentation: a place, not `bare` or `automatic`.
    package init(_ presentation: Presentation, of device: WidgetDevice, date: Date, items: [Item]) {
        (self.presentation, self.device, self.date, self.items) = (presentation, device, date, items)
    }

    /// The screen's size in points, in the orientation of the presentation.
    package var size: CGSize {
        presentation.isStandBy ? CGSize(width: device.screen.height, height: device.screen.width) : device.screen
    }

    /// The corner radius of the screen in points (guesses; phones with a home button have none).
    package var cornerRadius: CGFloat {
        switch device.kind {
        case .phone: device.safeArea.bottom == 0 ? 0 : device.hasDynamicIsland ? 55 : 47
        case .pad: device.safeArea.bottom == 0 ? 0 : 18
        case .watch: device.screen.width * 0.24
        }
    }

    func presented(_ item: Item) -> PresentedPicture {
        PresentedPicture(
            list: item.list, form: item.form, name: item.name, device: device, renderingMode: item.renderingMode, date: date)
    }
}
