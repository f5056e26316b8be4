// Recorders of sound. The user denies the microphone, so nothing is recorded.
import Foundation
import FoundationSupplement

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder of sound into a file. It never records here and writes no file.
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    public let format: AVAudioFormat
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        format = AVAudioFormat(settings: settings) ?? AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
    }
    public init(url: URL, format: AVAudioFormat) throws {
        (self.url, self.format, settings) = (url, format, format.settings)
    }

    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    @discardableResult open func prepareToRecord() -> Bool { false }
    @discardableResult open func record() -> Bool { false }
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The app's part in recording: the user denies it.
// An open class cannot be checked. There is no state.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private static let common = AVAudioApplication()
    open class var shared: AVAudioApplication { common }
    open var recordPermission: recordPermission { .denied }
    open var isInputMuted: Bool { false }
    open func setInputMuted(_ muted: Bool) throws {}
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }
    @discardableResult open class func requestRecordPermission() async -> Bool { false }
    public static let inputMuteStateChangeNotification = Notification.Name(
        "AVAudioApplicationInputMuteStateChangeNotification")
}

extension AVAudioSession {
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public var recordPermission: RecordPermission { .denied }
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}
