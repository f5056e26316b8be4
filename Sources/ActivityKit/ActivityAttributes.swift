import Foundation

/// What a Live Activity shows: what stays the same, and in `ContentState` what changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a Live Activity shows at a moment.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Sendable where State: Sendable {
    public let state: State
    /// When the content is out of date.
    public let staleDate: Date?
    /// How much it matters beside the app's other activities.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Equatable where State: Equatable {}
extension ActivityContent: Hashable where State: Hashable {}

/// How a Live Activity stands.
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

/// The look that an activity's view is shown in on another device.
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }

/// When an activity that has ended goes away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    private let isImmediate: Bool

    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, isImmediate: false)
    }
}

/// How an activity is updated from a server.
public struct PushType: Equatable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
