import Foundation
import FoundationSupplement

/// The permission to start activities, which is always given.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { true }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A Live Activity of an app. One that a tap starts, updates or ends is drawn after the tap.
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
    /// The latest time with which an update said when its content was made.
    @_Guarded private var timestamp = Date.distantPast

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    /// The running activities in the order in which they began.
    public static var activities: [Activity<Attributes>] { RunningActivities.shared.all(of: Activity<Attributes>.self) }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Starts an activity.
    ///
    /// - Throws: ``ActivityAuthorizationError/attributesTooLarge`` if attributes and state are longer than 4 kilobytes, which
    ///   Apple documents as the limit.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { try make(attributes, content, startingAt: nil) }

    /// Makes an activity and keeps it. One that starts later is pending, and is not drawn.
    private static func make(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, startingAt start: Date?
    ) throws -> Activity<Attributes> {
        let encoder = JSONEncoder()
        let size = ((try? encoder.encode(attributes).count) ?? 0) + ((try? encoder.encode(content.state).count) ?? 0)
        guard size <= 4096 else { throw ActivityAuthorizationError.attributesTooLarge }
        let activity = Activity(id: UUID().uuidString, attributes: attributes, content: content)
        if let start, start > Date() { activity.activityState = .pending }
        RunningActivities.shared.add(activity)
        return activity
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { try request(attributes: attributes, content: content, pushType: pushType) }

    /// Plans an activity, which alerts when it starts. A picture shows no alert.
    ///
    /// - Throws: ``ActivityAuthorizationError/attributesTooLarge``, as for one that starts at once.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> { try make(attributes, content, startingAt: start) }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    public func update(_ content: ActivityContent<ContentState>) async { show(content) }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
        show(content)
    }

    /// Does nothing where a later update has said that its content is newer.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        if isNewer(timestamp) { show(content) }
    }

    /// Returns whether no update had a later time, and keeps the time if so.
    private func isNewer(_ time: Date) -> Bool {
        guard time >= timestamp else { return false }
        timestamp = time
        return true
    }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        show(ActivityContent(state: contentState, staleDate: content.staleDate))
    }

    private func show(_ content: ActivityContent<ContentState>) {
        self.content = content
        guard activityState != .pending else { return }
        RunningActivities.shared.note(self)
    }

    /// The system shows an activity's last content until it is dismissed.
    private func finish() {
        let wasShown = activityState != .pending
        activityState = .ended
        if wasShown { RunningActivities.shared.note(self) }
        RunningActivities.shared.remove(self)
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        if let content { self.content = content }
        finish()
    }

    /// Does nothing where a later update has said that its content is newer.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {
        if isNewer(timestamp) { await end(content, dismissalPolicy: dismissalPolicy) }
    }

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        if let contentState { content = ActivityContent(state: contentState, staleDate: nil) }
        finish()
    }
}
