// Translation on a device without languages: none is supported, and sessions throw.
@_exported import Foundation
@_exported import SwiftUICore

/// The reason why nothing is translated.
public struct TranslationError: LocalizedError, Equatable, Sendable {
    private let name: String

    public static let unsupportedSourceLanguage = TranslationError(name: "The source language isn't supported.")
    public static let unsupportedTargetLanguage = TranslationError(name: "The target language isn't supported.")
    public static let unsupportedLanguagePairing = TranslationError(name: "The languages can't be paired.")
    public static let unableToIdentifyLanguage = TranslationError(name: "The language can't be identified.")
    public static let nothingToTranslate = TranslationError(name: "There is nothing to translate.")
    public static let alreadyCancelled = TranslationError(name: "The session was cancelled.")
    public static let notInstalled = TranslationError(name: "The languages aren't installed.")
    public static let internalError = TranslationError(name: "The text can't be translated.")

    public var errorDescription: String? { name }
    public var failureReason: String? { name }

    public static func ~= (lhs: TranslationError, rhs: any Error) -> Bool { (rhs as? TranslationError) == lhs }
}

/// Translates nothing.
public class TranslationSession {
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        public mutating func invalidate() { version += 1 }
    }

    public struct Request: Sendable {
        public let sourceText: String
        public let clientIdentifier: String?

        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    public struct Response: Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// Answers as they come. Asking for the first one throws.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.unsupportedLanguagePairing }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var sourceLanguage: Locale.Language? { nil }
    public var targetLanguage: Locale.Language? { nil }

    public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {}

    public var isReady: Bool { get async { false } }
    public var canRequestDownloads: Bool { false }
    public func cancel() {}

    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
    public func translate(_ string: String) async throws -> Response {
        throw TranslationError.unsupportedLanguagePairing
    }
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw TranslationError.unsupportedLanguagePairing
    }
}

/// Knows no language.
public class LanguageAvailability {
    public enum Status: Sendable { case installed, supported, unsupported }

    public init() {}

    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

extension View {
    /// Effect: none, because there is no session.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View { self }

    /// Effect: none, because there is no session.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View { self }

    /// Effect: none, because a widget presents nothing.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
    ) -> some View { self }
}
