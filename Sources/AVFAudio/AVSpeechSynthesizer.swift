import Foundation
import FoundationSupplement

/// A text to be spoken.
// An open class cannot be checked. Every property that changes is guarded.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    @_Guarded open var voice: AVSpeechSynthesisVoice?
    @_Guarded open var rate = AVSpeechUtteranceDefaultSpeechRate
    @_Guarded open var pitchMultiplier: Float = 1
    @_Guarded open var volume: Float = 1
    /// The delay in seconds.
    @_Guarded open var preUtteranceDelay: TimeInterval = 0
    @_Guarded open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) { speechString = string }
    public init(attributedString string: NSAttributedString) { speechString = string.string }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice. None is available here.
// An open class cannot be checked. All state is constant.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String

    open var identifier: String { "" }
    open var name: String { "" }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var voiceTraits: Traits { [] }
    open var audioFileSettings: [String: Any] { [:] }

    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let isNoveltyVoice = Traits(rawValue: 1)
        public static let isPersonalVoice = Traits(rawValue: 2)
    }

    public init?(language languageCode: String?) { return nil }
    public init?(identifier: String) { return nil }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A speech synthesizer. It never speaks here.
// An open class cannot be checked. What changes is guarded, and access to weak references is atomic.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    @_Guarded open var usesApplicationAudioSession = true
    @_Guarded open var mixToTelephonyUplink = false
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    public override init() {}

    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// Hears of what is spoken. Nothing is, so none of its methods is called.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
