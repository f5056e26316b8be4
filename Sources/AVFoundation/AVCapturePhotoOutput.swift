// The photographs of a camera. None is taken: the delegate hears of a failure at once.
import CoreMedia
import CoreVideo
import Foundation
import FoundationSupplement

/// The settings of one photograph.
// An open class cannot be checked. Every property that changes is guarded.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    @_Guarded open private(set) var format: [String: Any]?
    @_Guarded open var flashMode = AVCaptureDevice.FlashMode.off
    @_Guarded open var isHighResolutionPhotoEnabled = false
    @_Guarded open var maxPhotoDimensions = CMVideoDimensions()
    @_Guarded open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    @_Guarded open var previewPhotoFormat: [String: Any]?
    @_Guarded open var embeddedThumbnailPhotoFormat: [String: Any]?
    @_Guarded open var metadata: [String: Any] = [:]
    @_Guarded open var isDepthDataDeliveryEnabled = false
    @_Guarded open var isShutterSoundSuppressionEnabled = false
    @_Guarded open var isAutoRedEyeReductionEnabled = false
    @_Guarded open var livePhotoMovieFileURL: URL?
    open var uniqueID: Int64 { 0 }
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }

    public override init() {}
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        flashMode = photoSettings.flashMode
    }
}

// An open class cannot be checked. There is no state.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    fileprivate override init() {}
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }
}

/// A photograph that was taken, which has no picture.
// An open class cannot be checked. There is no state.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    fileprivate override init() {}
    open var timestamp: CMTime { .invalid }
    open var photoCount: Int { 0 }
    open var metadata: [String: Any] { [:] }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

    @_Guarded open var isHighResolutionCaptureEnabled = false
    @_Guarded open var maxPhotoDimensions = CMVideoDimensions()
    @_Guarded open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    @_Guarded open var isLivePhotoCaptureEnabled = false
    @_Guarded open var isDepthDataDeliveryEnabled = false
    @_Guarded open var isResponsiveCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isDepthDataDeliverySupported: Bool { false }
    open var isResponsiveCaptureSupported: Bool { false }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

    public override init() {}

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let error = AVError(.sessionNotRunning)
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
        delegate.photoOutput(self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(), error: error)
    }
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, AVError(.sessionNotRunning))
    }
}
