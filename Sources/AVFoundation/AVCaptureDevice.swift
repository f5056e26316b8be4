// Cameras and microphones, which scanners and recorders look for. The user denies both, and no device is found.
import CoreMedia
import Foundation
import FoundationSupplement
import QuartzCore

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or microphone. There is none, so no object of this class exists.
// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }

    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let maxAvailableTorchLevel: Float = 1

    fileprivate override init() {}

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    @preconcurrency open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        handler(false)
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    open var uniqueID: String { "" }
    open var modelID: String { "" }
    open var localizedName: String { "" }
    open var manufacturer: String { "" }
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { true }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open var formats: [Format] { [] }
    @_Guarded open var activeFormat = Format()
    @_Guarded open var activeVideoMinFrameDuration = CMTime.invalid
    @_Guarded open var activeVideoMaxFrameDuration = CMTime.invalid
    @_Guarded open var isSubjectAreaChangeMonitoringEnabled = false

    /// Throws, because nobody may use the device.
    open func lockForConfiguration() throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
    open func unlockForConfiguration() {}

    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    @_Guarded open var torchMode = TorchMode.off
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Throws, because there is no torch.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }

    @_Guarded open var focusMode = FocusMode.locked
    @_Guarded open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    @_Guarded open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    @_Guarded open var isSmoothAutoFocusEnabled = false
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var minimumFocusDistance: Int { -1 }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

    @_Guarded open var exposureMode = ExposureMode.locked
    @_Guarded open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    open var exposureTargetOffset: Float { 0 }
    open var iso: Float { 0 }
    open var lensAperture: Float { 0 }
    open var lensPosition: Float { 0 }

    /// The bias stays as it is; the handler is called at once.
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { handler?(.zero) }
    @_Guarded open var whiteBalanceMode = WhiteBalanceMode.locked
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

    @_Guarded open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
}

extension AVCaptureDevice {
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    }

    /// A format of a camera's pictures.
    // An open class cannot be checked. There is no state.
    open class Format: NSObject, @unchecked Sendable {
        fileprivate override init() {}
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    }

    /// A search for devices, which finds none.
    // An open class cannot be checked. There is no state.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }

    /// The turn of a camera, which stays upright.
    // An open class cannot be checked. All state is constant.
    open class RotationCoordinator: NSObject, @unchecked Sendable {
        open private(set) weak var device: AVCaptureDevice?
        open private(set) weak var previewLayer: CALayer?
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    }
}

/// The rates of a format, in pictures a second.
// An open class cannot be checked. There is no state.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Float64 { 0 }
    open var maxFrameRate: Float64 { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}
