import Foundation
import FoundationNetworking

/// Which requests from other sites a cookie goes with.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
    public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}

extension HTTPCookiePropertyKey {
    public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
}

extension HTTPCookie {
    /// Which requests from other sites the cookie goes with; nil, because cookies keep no such property here.
    public var sameSitePolicy: HTTPCookieStringPolicy? { nil }
}
