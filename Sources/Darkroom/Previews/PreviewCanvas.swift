import Foundation
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// What the view of a preview is drawn on.
@MainActor struct PreviewCanvas {
    let device: WidgetDevice
    let layout: PreviewLayout
    let orientation: InterfaceOrientation

    /// The screen's size in points, as the device is held.
    var screen: CGSize {
        orientation.isLandscape ? CGSize(width: device.screen.height, height: device.screen.width) : device.screen
    }

    /// What bars and the camera take off the screen, as the device is held.
    private var edges: EdgeInsets {
        let area = device.safeArea
        guard orientation.isLandscape else { return EdgeInsets(top: area.top, leading: 0, bottom: area.bottom, trailing: 0) }
        // A phone with a camera in its screen keeps clear of it on both sides; its home indicator takes 21 points.
        guard device.kind == .phone, area.bottom > 0 else {
            return EdgeInsets(top: device.kind == .pad ? area.top : 0, leading: 0, bottom: area.bottom, trailing: 0)
        }
        return EdgeInsets(top: 0, leading: area.top, bottom: 21, trailing: area.top)
    }

    func picture(of view: AnyView, with renderer: PreviewRenderer) throws -> RenderedView {
        switch layout {
        case .device: try renderer.picture(of: view, screen: screen, edges: edges)
        case .sizeThatFits: try renderer.picture(of: view, fitting: screen.width)
        case .fixed(let width, let height): try renderer.picture(of: view, size: CGSize(width: width, height: height))
        }
    }
}
