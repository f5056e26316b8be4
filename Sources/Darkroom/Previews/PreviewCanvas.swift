import Foundation
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// The canvas of a preview's view.
@MainActor struct PreviewCanvas {
    let device: WidgetDevice
    let layout: PreviewLayout
    let orientation: InterfaceOrientation

    /// The screen's size in points, in the orientation of the device.
    var screen: CGSize {
        orientation.isLandscape ? CGSize(width: device.screen.height, height: device.screen.width) : device.screen
    }

    /// The insets of bars and the camera in points, in the orientation of the device.
    private var edges: EdgeInsets {
        let area = device.safeArea
        guard orientation.isLandscape else { return EdgeInsets(top: area.top, leading: 0, bottom: area.bottom, trailing: 0) }
        // A phone with a camera in its screen has the same insets on both sides. Its home indicator takes 21 points.
        guard device.kind == .phone, area.bottom > 0 else {
            return EdgeInsets(top: device.kind == .pad ? area.top : 0, leading: 0, bottom: area.bottom, trailing: 0)
        }
        return EdgeInsets(top: 0, leading: area.top, bottom: 21, trailing: area.top)
    }

    func picture(of view: AnyView, with renderer: PreviewRenderer) throws -> RenderedView {
        switch layout {
        // A Mac shows a preview in a window that fits it.
        case .device where device.kind == .mac: try renderer.picture(of: view, fitting: screen.width)
        case .device: try renderer.picture(of: view, screen: screen, edges: edges)
        case .sizeThatFits: try renderer.picture(of: view, fitting: screen.width)
        case .fixed(let width, let height): try renderer.picture(of: view, size: CGSize(width: width, height: height))
        }
    }
}
