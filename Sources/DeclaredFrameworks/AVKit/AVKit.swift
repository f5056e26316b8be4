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

/// The picture in picture, which a picture does not have.
// An open class cannot be checked. There is no state.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    open class func isPictureInPictureSupported() -> Bool { false }
    public init?(playerLayer: AVPlayerLayer) { return nil }
    open var isPictureInPictureActive: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

/// A button for the device's outputs, which is not drawn.
open class AVRoutePickerView: UIView {}
