import SwiftUICore

/// A message of the store.
public struct Message: Hashable, Sendable {
    public typealias Messages = EmptyUpdates<Message>

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
    }

    public let reason: Reason

    public static var messages: Messages { Messages() }
}

/// An action that displays a message of the store. It does nothing here.
public struct DisplayMessageAction: Sendable {
    public func callAsFunction(_ message: Message) throws {}
}

/// An action that requests a review. It does nothing here.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
