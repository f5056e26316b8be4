// The attribution of advertisements on a platform that has none.
@_exported import Foundation

public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

public enum AAAttributionErrorCode: Int, Sendable { case networkError = 1, internalError, platformNotSupported }

/// Has no token.
open class AAAttribution: NSObject {
    open class func attributionToken() throws -> String {
        throw NSError(domain: AAAttributionErrorDomain, code: AAAttributionErrorCode.platformNotSupported.rawValue)
    }
}
