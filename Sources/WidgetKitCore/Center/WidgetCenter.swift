import Foundation
import Synchronization

/// The object that reloads timelines. It only records the requests.
public final class WidgetCenter: Sendable {
    /// A request for a reload.
    package enum Reload: Hashable, Sendable {
        case allTimelines
        case timelines(kind: String)
    }

    /// The keys of the user info in errors.
    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    public static let shared = WidgetCenter()

    private let recorded = Mutex<[Reload]>([])
    private let infos = Mutex<[WidgetInfo]>([])

    private init() {}

    public func reloadTimelines(ofKind kind: String) { record(.timelines(kind: kind)) }

    public func reloadAllTimelines() { record(.allTimelines) }

    /// Discards the provider's recommendations, which pictures do not use.
    public func invalidateConfigurationRecommendations() {}

    /// Discards the relevance of widgets, which pictures do not use.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Returns the widgets that the user added, which are those being rendered.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        completion(.success(infos.withLock { $0 }))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { infos.withLock { $0 } }

    /// Returns and removes the recorded requests, in order.
    package func takeReloads() -> [Reload] {
        recorded.withLock { recorded in
            defer { recorded = [] }
            return recorded
        }
    }

    /// Sets the widgets that are being rendered.
    package func setCurrentConfigurations(_ configurations: [WidgetInfo]) {
        infos.withLock { $0 = configurations }
    }

    private func record(_ reload: Reload) { recorded.withLock { $0.append(reload) } }
}
