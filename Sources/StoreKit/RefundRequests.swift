import UIKit

extension Transaction {
    /// - Throws: always, because there is no store.
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
    /// - Throws: always, because there is no store.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
}
