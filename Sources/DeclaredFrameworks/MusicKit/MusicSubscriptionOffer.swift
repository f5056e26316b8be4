import SwiftUICore

/// An offer of Apple Music. It is not drawn.
public struct MusicSubscriptionOffer {
    /// What an offer says.
    public struct Options: Hashable, Sendable {
        public static let `default` = Options()

        public var action: Action?
        public var messageIdentifier: MessageIdentifier
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?

        public init(
            action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
            affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
            (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
        }
    }

    public struct Action: Hashable, Sendable {
        public static let subscribe = Action()
    }

    public struct MessageIdentifier: Hashable, Sendable {
        private let name: String

        public static let join = MessageIdentifier(name: "join")
        public static let connect = MessageIdentifier(name: "connect")
        public static let addMusic = MessageIdentifier(name: "addMusic")
        public static let playMusic = MessageIdentifier(name: "playMusic")
    }
}

extension View {
    /// Presents an offer on a device. It is not drawn, and a message says so of an open one.
    nonisolated public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View { presenting("musicSubscriptionOffer", isPresented) }
}
