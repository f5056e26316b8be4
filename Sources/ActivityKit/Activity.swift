import Foundation
import FoundationSupplement

/// The reason why an activity cannot start.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
    case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility, attributesTooLarge
    case unentitled, malformedActivityIdentifier, persistenceFailure, reconnectNotPermitted, missingProcessIdentifier
    case unsupportedTarget
}

/// The permission to start activities. It is always denied, because there is no Lock Screen to show them on.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A Live Activity of an app. No activity ever runs here.
// `Attributes` need not be Sendable, and is constant here; every property that changes is guarded.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable
where Attributes.ContentState: Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    @_Guarded public private(set) var content: ActivityContent<ContentState>
    @_Guarded public private(set) var activityState = ActivityState.active
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var isStale: Bool { activityState == .stale }

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    /// The running activities, which is always an empty array.
    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Throws an error, because activities cannot start here.
    ///
    /// - Throws: ``ActivityAuthorizationError/unsupported``, as on a device without Live Activities.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
        self.content = content
    }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        content = ActivityContent(state: contentState, staleDate: content.staleDate)
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        if let content { self.content = content }
        activityState = .ended
    }

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        if let contentState { content = ActivityContent(state: contentState, staleDate: nil) }
        activityState = .ended
    }
}
