import SwiftUICore

/// Something that the store wants to tell.
public struct Message: Hashable, Sendable {
    public typealias Messages = NoNews<Message>

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
    }

    public let reason: Reason

    public static var messages: Messages { Messages() }
}

/// Shows what the store wants to tell; nobody is there to read it.
public struct DisplayMessageAction: Sendable {
    public func callAsFunction(_ message: Message) throws {}
}

/// Asks for a review; nobody is there to write one.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
