import DisplayList
import SwiftUI
import SwiftUICore

/// A whole screen of a device with pictures in their places.
@MainActor package struct DeviceScreen {
    /// A picture on the screen.
    @MainActor package struct Item {
        package let view: RenderedView
        package let form: PictureForm
        /// The name below a widget on the Home Screen.
        package let name: String
        package let renderingMode: WidgetRenderingMode
        /// The color of accented content that the user has chosen, if any.
        package let tint: RGBAColor?
        /// The column and row on a grid, each beginning with 0; nil for the next free place.
        package var cell: Cell?

        /// - Parameter view: the picture alone.
        package init(
            view: RenderedView, form: PictureForm, name: String, renderingMode: WidgetRenderingMode, tint: RGBAColor?,
            cell: Cell?
        ) {
            (self.view, self.form, self.name) = (view, form, name)
            (self.renderingMode, self.tint, self.cell) = (renderingMode, tint, cell)
        }

        /// The picture. Text beside the date has no empty room around it.
        var list: DisplayList { form == .widget(.accessoryInline) ? view.narrowed : view.displayList }
    }

    /// A place on a grid.
    package struct Cell: Hashable, Sendable {
        package let column, row: Int

        /// Creates a place. Both numbers begin with 0.
        package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
    }

    package let presentation: Presentation
    package let device: WidgetDevice
    /// The system whose look the screen has; nil for that of iOS 18.
    package let system: SystemVersion?
    package let date: Date
    package let items: [Item]

    /// - Parameter presentation: a place, not `bare` or `automatic`.
    package init(
        _ presentation: Presentation, of device: WidgetDevice, system: SystemVersion?, date: Date, items: [Item]
    ) {
        (self.presentation, self.device, self.system) = (presentation, device, system)
        (self.date, self.items) = (date, items)
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
        case .mac: 0
        }
    }

    func presented(_ item: Item) -> PresentedPicture {
        PresentedPicture(
            list: item.list, form: item.form, name: item.name, device: device, renderingMode: item.renderingMode,
            tint: item.tint, system: system, date: date)
    }
}
