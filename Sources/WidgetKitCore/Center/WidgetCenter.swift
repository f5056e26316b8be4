import Foundation

/// Where apps and widgets ask for new timelines. Nothing reloads by itself here: what was asked for is recorded.
public final class WidgetCenter: @unchecked Sendable {
    /// What was asked for.
    package enum Reload: Hashable, Sendable {
        case allTimelines
        case timelines(kind: String)
    }

    /// Why the system does not answer.
    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    public static let shared = WidgetCenter()

    private let lock = NSLock()
    private var recorded: [Reload] = []
    private var infos: [WidgetInfo] = []

    private init() {}

    public func reloadTimelines(ofKind kind: String) { record(.timelines(kind: kind)) }

    public func reloadAllTimelines() { record(.allTimelines) }

    /// Forgets the recommendations a provider has made; pictures are made without any.
    public func invalidateConfigurationRecommendations() {}

    /// Forgets how relevant widgets are; pictures are made whatever their relevance.
    public func invalidateRelevance(ofKind kind: String) {}

    /// The widgets the user has added: the ones being rendered.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        completion(.success(locked { infos }))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { locked { infos } }

    /// What was asked for since the last call, in order.
    package func takeReloads() -> [Reload] {
        locked {
            defer { recorded = [] }
            return recorded
        }
    }

    /// Says which widgets are being rendered.
    package func setCurrentConfigurations(_ configurations: [WidgetInfo]) {
        locked { infos = configurations }
    }

    private func record(_ reload: Reload) { locked { recorded.append(reload) } }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
