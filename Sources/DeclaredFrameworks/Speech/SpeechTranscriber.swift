public import CoreMedia
import Foundation

/// Turns speech into text. The device has no models of speech.
// There is no state but the language.
public final class SpeechTranscriber: LocaleDependentSpeechModule {
    public enum TranscriptionOption: CaseIterable, Hashable, Sendable { case etiquetteReplacements }
    public enum ReportingOption: CaseIterable, Hashable, Sendable { case volatileResults, alternativeTranscriptions, fastResults }
    public enum ResultAttributeOption: CaseIterable, Hashable, Sendable { case audioTimeRange, transcriptionConfidence }

    /// Options that are used together.
    public struct Preset: Hashable, Sendable {
        public var transcriptionOptions: Set<TranscriptionOption>
        public var reportingOptions: Set<ReportingOption>
        public var attributeOptions: Set<ResultAttributeOption>

        public init(
            transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
            attributeOptions: Set<ResultAttributeOption>
        ) {
            (self.transcriptionOptions, self.reportingOptions) = (transcriptionOptions, reportingOptions)
            self.attributeOptions = attributeOptions
        }

        public static let transcription = Preset(transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        public static let transcriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [])
        public static let timeIndexedTranscriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [.audioTimeRange])
        public static let progressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [])
        public static let timeIndexedProgressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [.audioTimeRange])
    }

    /// A text. There are no values of it.
    public struct Result: SpeechModuleResult, Hashable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public let text: AttributedString
        public let alternatives: [AttributedString]

        public var description: String { String(text.characters) }
    }

    public let selectedLocales: [Locale]

    public init(
        locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
        attributeOptions: Set<ResultAttributeOption>
    ) { selectedLocales = [locale] }

    public init(locale: Locale, preset: Preset) { selectedLocales = [locale] }

    public static var isAvailable: Bool { false }
    public static var supportedLocales: [Locale] { get async { [] } }
    public static var installedLocales: [Locale] { get async { [] } }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }

    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }

    /// The texts: none.
    public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish() } }
}
