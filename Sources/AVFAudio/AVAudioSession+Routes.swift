import Foundation
import FoundationSupplement

// What is connected to the session: the phone's own speaker. It never changes, so no notification is posted.

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// Something that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {  // There is no state.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "Speaker" }
    open var uid: String { "Speaker" }
}

/// What is connected to a session.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {  // There is no state.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}

extension AVAudioSession {
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    public enum InterruptionType: UInt, Sendable { case ended, began }

    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
    public enum PortOverride: UInt, Sendable {
        case none
        case speaker = 0x7370_6B72
    }

    public class var interruptionNotification: Notification.Name { .init("AVAudioSessionInterruptionNotification") }
    public class var routeChangeNotification: Notification.Name { .init("AVAudioSessionRouteChangeNotification") }
    public class var mediaServicesWereLostNotification: Notification.Name { .init("AVAudioSessionMediaServicesWereLostNotification") }
    public class var mediaServicesWereResetNotification: Notification.Name { .init("AVAudioSessionMediaServicesWereResetNotification") }
    public class var silenceSecondaryAudioHintNotification: Notification.Name {
        .init("AVAudioSessionSilenceSecondaryAudioHintNotification")
    }

    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var preferredInput: AVAudioSessionPortDescription? { nil }
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The rate in samples per second of a phone's speaker.
    public var sampleRate: Double { 48_000 }
    public var preferredSampleRate: Double { 0 }
    public var ioBufferDuration: TimeInterval { 0.01 }
    public var preferredIOBufferDuration: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }
    public var inputLatency: TimeInterval { 0 }
    public var outputNumberOfChannels: Int { 2 }
    public var inputNumberOfChannels: Int { 0 }
    public var isInputAvailable: Bool { false }
    public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }

    // These have no effect, because no sound is played here.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}
