import Foundation
import FoundationSupplement
import SwiftUICore
import UIKit

// Sign-in on a page of the web. No page is shown, so the user is gone at once.

/// The window over which a sign-in is presented.
public typealias ASPresentationAnchor = UIWindow

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why a sign-in on a page ended.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = ASWebAuthenticationSessionError

        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Gives the window of a session.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in on a page of the web. It never starts, and its handler hears that the user has canceled it.
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The address that ends a session.
    public final class Callback: NSObject, Sendable {
        private let scheme: String
        private let host: String?
        private let path: String

        private init(scheme: String, host: String? = nil, path: String = "") {
            (self.scheme, self.host, self.path) = (scheme, host, path)
        }

        public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme) }
        public static func https(host: String, path: String) -> Callback {
            Callback(scheme: "https", host: host, path: path)
        }

        public func matchesURL(_ url: URL) -> Bool {
            guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
            return host.map { $0 == url.host && path == url.path } ?? true
        }
    }

    private let completionHandler: CompletionHandler
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?

    @preconcurrency public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
    }

    @preconcurrency public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
    }

    open var canStart: Bool { false }

    @discardableResult open func start() -> Bool {
        completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return false
    }

    open func cancel() {}
}

/// Signs in on a page of the web. It always fails here, as if the user had canceled it.
public struct WebAuthenticationSession: Sendable {
    /// What a session shares with the browser.
    public struct BrowserSession: Hashable, Sendable {
        public static var ephemeral: BrowserSession { BrowserSession() }
    }

    /// - Throws: always, because no page is shown.
    @MainActor public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

    @MainActor public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
