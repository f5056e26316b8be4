import SwiftUICore

/// One subscription of a group as an offer. The store does not answer, so there is none.
@MainActor @preconcurrency public struct SubscriptionOfferView<Icon: View, PlaceholderIcon: View>: View {
    nonisolated public init(groupID: String, visibleRelationship: Product.SubscriptionRelationship)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {}

    nonisolated public init(
        groupID: String, visibleRelationship: Product.SubscriptionRelationship, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}

    public var body: some View {
        UnarchivableView("a SubscriptionOfferView") {
            ReportedMessage("a SubscriptionOfferView is not drawn, because the store does not answer while a picture is made")
        }
    }
}
