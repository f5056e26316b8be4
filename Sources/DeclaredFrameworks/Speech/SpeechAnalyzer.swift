public import CoreMedia
import Foundation

/// A part of an analysis of sound.
public protocol SpeechModule: AnyObject, Sendable {
    associatedtype Result: SpeechModuleResult
    associatedtype Results: AsyncSequence<Result, any Error> & Sendable

    var results: Results { get }
    var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}

/// A part that knows a language.
public protocol LocaleDependentSpeechModule: SpeechModule {
    static var supportedLocales: [Locale] { get async }
    var selectedLocales: [Locale] { get }
}

/// A part of what an analysis finds.
public protocol SpeechModuleResult: Sendable, CustomStringConvertible {
    var range: CMTimeRange { get }
    var resultsFinalizationTime: CMTime { get }
}

extension SpeechModuleResult {
    public var isFinal: Bool { true }
}

/// Sound that is to be analyzed.
public struct AnalyzerInput: @unchecked Sendable {
    public let buffer: AVAudioPCMBuffer
    public let bufferStartTime: CMTime?

    public init(buffer: AVAudioPCMBuffer) { (self.buffer, bufferStartTime) = (buffer, nil) }

    public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
        (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
    }
}

/// Analyzes sound. The device has no models of speech, so an analysis ends at once and finds nothing.
public final actor SpeechAnalyzer {
    /// How an analysis runs.
    public struct Options: Equatable, Sendable {
        /// How long models stay in memory.
        public enum ModelRetention: CaseIterable, Equatable, Hashable, Sendable { case whileInUse, lingering, processLifetime }

        public let priority: TaskPriority
        public let modelRetention: ModelRetention

        public init(priority: TaskPriority, modelRetention: ModelRetention) {
            (self.priority, self.modelRetention) = (priority, modelRetention)
        }
    }

    public private(set) var modules: [any SpeechModule]

    public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }

    public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }

    /// Returns nil, because the device has no models of speech.
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? { nil }

    /// Throws the error of a user who denies it.
    public func analyzeSequence<InputSequence: AsyncSequence & Sendable>(_ inputSequence: InputSequence) async throws -> CMTime?
    where InputSequence.Element == AnalyzerInput { throw SFSpeechRecognizer.denied }

    /// Throws the error of a user who denies it.
    public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { throw SFSpeechRecognizer.denied }

    public func start<InputSequence: AsyncSequence & Sendable>(inputSequence: InputSequence) async throws
    where InputSequence.Element == AnalyzerInput { throw SFSpeechRecognizer.denied }

    public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
        throw SFSpeechRecognizer.denied
    }

    public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {}
    public func finalize(through: CMTime?) async throws {}
    public func finalizeAndFinish(through: CMTime) async throws {}
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    public func cancelAndFinishNow() async {}
}
