import Foundation

/// The content of a Live Activity: the constant part, and in `ContentState` the changing part.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The content of a Live Activity at one time.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Sendable where State: Sendable {
    public let state: State
    /// The date from which the content is outdated.
    public let staleDate: Date?
    /// The relevance of the activity among those of the app.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Equatable where State: Equatable {}
extension ActivityContent: Hashable where State: Hashable {}

/// The state of a Live Activity.
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

/// The presentation of an activity's view on another device.
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }

/// The policy for removing an activity that has ended.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    private let isImmediate: Bool

    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, isImmediate: false)
    }
}

/// The way in which a server updates an activity.
public struct PushType: Equatable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
