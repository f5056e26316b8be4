import Foundation

/// The models of speech on the device: none, and none can be fetched.
public final class AssetInventory: Sendable {
    public enum Status: Comparable, Hashable, Sendable { case unsupported, supported, downloading, installed }

    private init() {}

    public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }

    public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws -> AssetInstallationRequest? { nil }

    public static var maximumReservedLocales: Int { 0 }
    public static var reservedLocales: [Locale] { get async { [] } }
    @discardableResult public static func reserve(locale: Locale) async throws -> Bool { false }
    @discardableResult public static func release(reservedLocale: Locale) async -> Bool { false }
}

/// Models that are fetched. There are no values of it.
// Nothing makes one, so its progress is nobody's.
public final class AssetInstallationRequest: @unchecked Sendable {
    public let progress = Progress(totalUnitCount: 1)

    init() {}

    public func downloadAndInstall() async throws { throw SFSpeechRecognizer.denied }
}
