// Foundation Models as on a device that is not eligible for Apple Intelligence: the model is unavailable, and requests throw.
@_exported import Foundation
@_exported import Observation

/// The language model of the device, which a picture has not.
public final class SystemLanguageModel: Sendable, Observable {
    /// What a model is asked for.
    public struct UseCase: Sendable, Equatable {
        private let name: String

        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// What a model refuses.
    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }

    @frozen public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    public static let `default` = SystemLanguageModel()

    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default) { self.init() }
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) { self.init() }
    private init() {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { availability == .available }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
}

extension SystemLanguageModel {
    /// Training of an app's own, which fits no model here.
    public struct Adapter {
        public let creatorDefinedMetadata: [String: Any] = [:]

        public init(fileURL: URL) throws {
            throw AssetError.invalidAsset(AssetError.Context(debugDescription: "No model is available."))
        }
        public init(name: String) throws {
            throw AssetError.compatibleAdapterNotFound(AssetError.Context(debugDescription: "No model is available."))
        }

        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
        public static func removeObsoleteAdapters() throws {}
        public func compile() async throws {}

        public enum AssetError: Error, LocalizedError {
            public struct Context: Sendable {
                public let debugDescription: String
                public let underlyingErrors: [any Error]

                public init(debugDescription: String, underlyingErrors: [any Error] = []) {
                    (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
                }
            }

            case invalidAsset(Context)
            case invalidAdapterName(Context)
            case compatibleAdapterNotFound(Context)

            public var errorDescription: String? {
                switch self {
                case .invalidAsset: "The adapter is invalid."
                case .invalidAdapterName: "The adapter's name is invalid."
                case .compatibleAdapterNotFound: "No adapter fits the model."
                }
            }
            public var recoverySuggestion: String? { nil }
        }
    }
}
