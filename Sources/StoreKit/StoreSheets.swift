import Foundation
import SwiftUICore

extension Transaction {
    /// What became of a request to give money back.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }

    /// The reason why money is not given back.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

// Sheets of the store over an app's screen. They are not drawn, and a message says so of an open one.
extension View {
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        presenting("manageSubscriptionsSheet", isPresented)
    }

    nonisolated public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { presenting("manageSubscriptionsSheet", isPresented) }

    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { presenting("offerCodeRedemption", isPresented) }

    nonisolated public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { presenting("refundRequestSheet", isPresented) }

    nonisolated public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { presenting("appStoreOverlay", isPresented) }
}
