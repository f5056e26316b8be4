// Speech recognition of a user who denies it.
@_exported import AVFAudio
@_exported import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// What is to be recognized.
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}

/// A recording that is to be recognized.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL }
}

/// Sound that is to be recognized while it is recorded.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() {}
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

/// A part of a text. There are no values of it.
// An open class cannot be checked. There is no state.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() {}

    open var substring: String { "" }
    open var substringRange: NSRange { NSRange() }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
}

/// A text with its parts.
// An open class cannot be checked. There is no state.
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

/// What was recognized. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}

/// A recognition, which has ended.
// An open class cannot be checked. There is no state.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { true }
    open var error: (any Error)? { SFSpeechRecognizer.denied }
    open func finish() {}
    open func cancel() {}
}

/// Hears whether speech can be recognized, which does not change.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognizes nothing.
open class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open weak var delegate: (any SFSpeechRecognizerDelegate)?

    public override convenience init() { self.init(locale: .current)! }
    public init?(locale: Locale) { self.locale = locale }

    static let denied = NSError(
        domain: "kAFAssistantErrorDomain", code: 1700,
        userInfo: [NSLocalizedDescriptionKey: "User denied access to speech recognition"])

    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    {
        handler(.denied)
    }
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, Self.denied)
        return SFSpeechRecognitionTask()
    }
}
