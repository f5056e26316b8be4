// AVKit: a video is drawn as a black rectangle, as a player that has not loaded its item, and says so.
@_exported import AVFoundation
@_exported import UIKit
import SwiftUI
import SwiftUICore

public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    public var body: some View {
        UnarchivableView("a VideoPlayer") {
            ZStack {
                ReportedMessage("a VideoPlayer is drawn as a black rectangle, because no video is opened.")
                Color.black
                overlay
            }
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A button for the device's outputs, which is not drawn.
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false
}

@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
