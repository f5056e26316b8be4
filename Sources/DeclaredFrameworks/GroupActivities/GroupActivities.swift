// SharePlay of a device without a call: no activity is activated, and no session comes.
import Combine
@_exported import CoreGraphics
@_exported import Foundation
import FoundationSupplement

/// Something to do together.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}

public enum GroupActivityActivationResult: Sendable { case activationPreferred, activationDisabled, cancelled }

extension GroupActivity {
    public static var activityIdentifier: String { "\(Bundle.main.bundleIdentifier ?? "").\(Self.self)" }

    public func activate() async throws -> Bool { false }
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

/// What an activity is called.
public struct GroupActivityMetadata: Sendable {
    public struct ActivityType: Hashable, Sendable {
        private let name: String

        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
    }

    public var title: String?
    public var subtitle: String?
    public var fallbackURL: URL?
    /// A picture of the activity.
    // Nobody changes an image.
    nonisolated(unsafe) public var previewImage: CGImage?
    public var supportsContinuationOnTV = false
    public var type = ActivityType.generic

    public init() {}
}

/// A participant of a session. Nothing can make one here.
public struct Participant: Hashable, Identifiable, Sendable {
    public let id: UUID
}

/// A session. Nothing can make one here.
// Everything but the activity is constant, and no session is ever made.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, @unchecked Sendable {
    public enum State { case waiting, joined, invalidated(reason: any Error) }

    public let id = UUID()
    @Published public var activity: ActivityType
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []

    init(activity: ActivityType) { self.activity = activity }

    public var localParticipant: Participant { Participant(id: id) }
    public func join() {}
    public func leave() {}
    public func end() {}

    /// A sequence without sessions, which ends at once.
    public struct Sessions: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> GroupSession<ActivityType>? { nil }
        public func makeAsyncIterator() -> Sessions { self }
    }
}

/// Whom a message is for.
public struct Participants: Sendable {
    private let participants: Set<Participant>?

    public static let all = Participants(participants: nil)
    public static func only(_ participants: Set<Participant>) -> Participants { Participants(participants: participants) }
    public static func only(_ participant: Participant) -> Participants { only([participant]) }
}

/// Carries messages between the participants of a session, of which there is none.
public final class GroupSessionMessenger: Sendable {
    public enum DeliveryMode: Hashable, Sendable { case reliable, unreliable }

    /// Who has sent a message.
    public struct MessageContext: Sendable {
        public let source: Participant
    }

    /// Messages, of which there are none.
    public struct Messages<Message>: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> (Message, MessageContext)? { nil }
        public func makeAsyncIterator() -> Messages { self }
    }

    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) {}
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode) {}

    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(nil) }
    public func send(_ value: Data, to participants: Participants = .all) async throws {}
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
}

/// Sees no call.
public final class GroupStateObserver: Sendable {
    public init() {}
    public var isEligibleForGroupSession: Bool { false }
}
