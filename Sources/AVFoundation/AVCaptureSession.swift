// The sessions of scanners and cameras, with what they keep: presets, inputs and outputs. They never run.
import CoreMedia
import Foundation
import FoundationSupplement

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// A session between cameras and what takes their pictures. It never runs.
// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }

    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")

    @_Guarded open var sessionPreset = Preset.high
    @_Guarded open private(set) var inputs: [AVCaptureInput] = []
    @_Guarded open private(set) var outputs: [AVCaptureOutput] = []
    @_Guarded open var usesApplicationAudioSession = true
    @_Guarded open var automaticallyConfiguresApplicationAudioSession = true
    @_Guarded open var automaticallyConfiguresCaptureDeviceForWideColor = true
    @_Guarded open var isMultitaskingCameraAccessEnabled = false
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var connections: [AVCaptureConnection] { [] }
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }

    public override init() {}

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func removeConnection(_ connection: AVCaptureConnection) {}
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}

/// A session of several cameras, which is not supported.
// An open class cannot be checked. There is no state of its own.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
}

extension Notification.Name {
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}

/// What a session gets pictures or sound from.
// An open class cannot be checked. There is no state.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    open var ports: [Port] { [] }

    // An open class cannot be checked. Every property that changes is guarded.
    open class Port: NSObject, @unchecked Sendable {
        fileprivate override init() {}
        open var mediaType: AVMediaType { .video }
        @_Guarded open var isEnabled = false
    }
}

/// A device as an input. The user denies its use, so none is made.
// An open class cannot be checked. All state is constant.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
}

public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended
    case auto = -1
}

/// A way from an input to an output. No session has one, because there are no inputs.
// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    @_Guarded open private(set) var inputPorts: [AVCaptureInput.Port]
    open private(set) weak var output: AVCaptureOutput?
    open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
    @_Guarded open var isEnabled = true
    @_Guarded open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// The turn in degrees.
    @_Guarded open var videoRotationAngle: CGFloat = 0
    @_Guarded open var isVideoMirrored = false
    @_Guarded open var automaticallyAdjustsVideoMirroring = true
    @_Guarded open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    @_Guarded open var videoScaleAndCropFactor: CGFloat = 1

    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (inputPorts, self.output) = (ports, output)
    }
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        (inputPorts, videoPreviewLayer) = ([port], layer)
    }

    open var isActive: Bool { false }
    open var isVideoOrientationSupported: Bool { false }
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoStabilizationSupported: Bool { false }
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}
