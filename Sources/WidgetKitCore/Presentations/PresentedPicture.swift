import DisplayList
import SwiftUI

/// A picture with what its place shows of it.
struct PresentedPicture {
    let list: DisplayList
    let form: PictureForm
    /// The name below a widget on the Home Screen.
    let name: String
    let device: WidgetDevice
    let renderingMode: WidgetRenderingMode
    /// The color of accented content that the user has chosen, if any.
    let tint: RGBAColor?
    /// The system whose look the place has; nil for that of iOS 18.
    let system: SystemVersion?
    /// The date and time that the Lock Screen shows.
    let date: Date
    /// The label of an accessory, straight; nil if there is none.
    var label: DisplayList?
    /// The content of a watch's corner that is to be curved, straight; nil if there is none.
    var curvedContent: DisplayList?

    var size: CGSize { list.size }
    var view: some View { DrawnPicture(list).frame(width: size.width, height: size.height) }
}

/// The outline of something beside the widget: an app, another widget or a control.
struct NeighborOutline<Outline: InsettableShape>: View {
    let shape: Outline

    var body: some View {
        shape.fill(.white.opacity(0.10)).overlay(shape.strokeBorder(.white.opacity(0.35), lineWidth: 1))
    }
}
