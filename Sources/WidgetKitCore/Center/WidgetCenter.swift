import Foundation
import Synchronization

/// Where apps and widgets ask for new timelines. Nothing reloads by itself here: what was asked for is recorded.
public final class WidgetCenter: Sendable {
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

    private let recorded = Mutex<[Reload]>([])
    private let infos = Mutex<[WidgetInfo]>([])

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
        completion(.success(infos.withLock { $0 }))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { infos.withLock { $0 } }

    /// What was asked for since the last call, in order.
    package func takeReloads() -> [Reload] {
        recorded.withLock { recorded in
            defer { recorded = [] }
            return recorded
        }
    }

    /// Says which widgets are being rendered.
    package func setCurrentConfigurations(_ configurations: [WidgetInfo]) {
        infos.withLock { $0 = configurations }
    }

    private func record(_ reload: Reload) { recorded.withLock { $0.append(reload) } }
}
