// The layer on which scanners and cameras show what they see. No camera sees anything, so it stays empty.
import Foundation
import QuartzCore

/// A layer that shows a session's pictures, of which there are none.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

    // Without a connection, all places in the camera's pictures are the first one.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
