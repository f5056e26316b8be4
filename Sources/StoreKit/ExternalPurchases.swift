import Foundation

/// Purchases outside of the store. None can be offered here.
public enum ExternalPurchase {
    /// What became of the notice that an app shows before such a purchase.
    public enum NoticeResult: Hashable, Sendable {
        case continuedWithExternalPurchaseToken(token: String)
        case cancelled
    }

    public static var canPresent: Bool { get async { false } }

    /// - Throws: always, because nobody can be asked.
    public static func presentNoticeSheet() async throws -> NoticeResult { throw StoreKitError.unsupported }
}

/// A link to purchases on an app's page. None can be opened here.
public enum ExternalPurchaseLink {
    public static var canOpen: Bool { get async { false } }
    public static var eligibleURLs: [URL]? { get async { nil } }

    /// - Throws: always, because no page can be opened.
    public static func open() async throws { throw StoreKitError.unsupported }

    /// - Throws: always, because no page can be opened.
    public static func open(url: URL) async throws { throw StoreKitError.unsupported }
}
