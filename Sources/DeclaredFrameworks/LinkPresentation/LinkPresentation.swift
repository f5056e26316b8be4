// Link Presentation without a network: metadata holds what is put in, and none is fetched.
@_exported import Foundation
import FoundationSupplement

public let LPErrorDomain = "LPErrorDomain"

/// The reason why there is no metadata.
public struct LPError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { LPErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = LPError

        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public static var unknown: Code { .unknown }
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}

/// What is known of a link.
open class LPLinkMetadata: NSObject {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var remoteVideoURL: URL?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?

    public override init() {}
}

/// Fetches nothing.
open class LPMetadataProvider: NSObject {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    public override init() {}

    @preconcurrency open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}
