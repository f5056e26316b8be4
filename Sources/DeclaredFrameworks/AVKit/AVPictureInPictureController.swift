// The picture in picture of players, which a device of a picture does not have.
import AVFoundation
import Foundation

public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// The picture in picture, which a picture does not have. None can be made for a layer.
// An open class cannot be checked. All state is constant.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    // An open class cannot be checked. All state is constant.
    open class ContentSource: NSObject, @unchecked Sendable {
        private let layer: AVPlayerLayer
        public init(playerLayer: AVPlayerLayer) { layer = playerLayer }
        open var playerLayer: AVPlayerLayer? { layer }
    }

    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    private let source: ContentSource?

    open class func isPictureInPictureSupported() -> Bool { false }
    public init?(playerLayer: AVPlayerLayer) { return nil }
    public init(contentSource: ContentSource) { source = contentSource }

    open var contentSource: ContentSource? { source }
    open var playerLayer: AVPlayerLayer? { source?.playerLayer }
    open var canStartPictureInPictureAutomaticallyFromInline: Bool {
        get { false }
        set {}
    }
    open var requiresLinearPlayback: Bool {
        get { false }
        set {}
    }
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
    open func invalidatePlaybackState() {}
}
