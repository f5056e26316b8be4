import Foundation
import FoundationSupplement
import Observation
import SwiftUICore

/// A page without a view, which loads nothing: each request ends with `URLError.notConnectedToInternet`.
@MainActor @Observable public final class WebPage {
    /// A step of a page's loading.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// The reason why a page is not loaded.
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL
    }

    /// What a page may do.
    public struct Configuration {
        @MainActor public var websiteDataStore: WKWebsiteDataStore = .default()
        @MainActor public var userContentController = WKUserContentController()
        @MainActor public var defaultNavigationPreferences = NavigationPreferences()
        @MainActor public var applicationNameForUserAgent: String?
        @MainActor public var limitsNavigationsToAppBoundDomains = false
        @MainActor public var upgradeKnownHostsToHTTPS = true
        @MainActor public var suppressesIncrementalRendering = false
        @MainActor public var allowsInlinePredictions = false
        @MainActor public var supportsAdaptiveImageGlyph = false
        @MainActor public var loadsSubresources = true
        @MainActor public var showsSystemScreenTimeBlockingView = true
        @MainActor public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]

        @MainActor public init() {}
    }

    /// How one page is loaded.
    public struct NavigationPreferences: Sendable {
        public enum ContentMode: Hashable, Sendable { case recommended, mobile, desktop }

        public var preferredContentMode = ContentMode.recommended
        public var allowsContentJavaScript = true
        public var isLockdownModeEnabled = false

        public init() {}
    }

    /// The pages that have been shown, of which there are none.
    public struct BackForwardList: Equatable, Sendable {
        public struct Item: Equatable, Identifiable, Sendable {
            public let id: UUID
            public let title: String?
            public let url: URL
            public let initialURL: URL
        }

        public var backList: [Item] { [] }
        public var forwardList: [Item] { [] }
        public var currentItem: Item? { nil }
        public subscript(index: Int) -> Item? { nil }
    }

    public init(configuration: Configuration = Configuration()) {}
    public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {}

    public var url: URL? { nil }
    public var title: String { "" }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }
    public var hasOnlySecureContent: Bool { false }
    public var themeColor: Color? { nil }
    public var mediaType: String? { nil }
    public var backForwardList: BackForwardList { BackForwardList() }
    public var currentNavigationEvent: NavigationEvent? { nil }
    public var navigations: some AsyncSequence<NavigationEvent, any Error> & Sendable { Navigations(url: nil) }
    public var customUserAgent: String?
    public var isInspectable = false

    @discardableResult public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> { Navigations(url: url) }
    @discardableResult public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        Navigations(url: request.url)
    }
    @discardableResult public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> some AsyncSequence<NavigationEvent, any Error> { Navigations(url: baseURL) }
    @discardableResult public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> some AsyncSequence<NavigationEvent, any Error> { Navigations(url: baseURL) }
    @discardableResult public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        Navigations(url: item.url)
    }
    @discardableResult public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        Navigations(url: nil)
    }
    public func stopLoading() {}

    @discardableResult public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil, contentWorld: WKContentWorld? = nil
    ) async throws -> sending Any? { throw WKError(.unknown) }

    /// A part of a page.
    public struct FrameInfo: Sendable {
        public let isMainFrame: Bool
        public let request: URLRequest
    }

    /// The steps of a page that is not loaded: an error.
    private struct Navigations: AsyncSequence, AsyncIteratorProtocol, Sendable {
        let url: URL?

        func makeAsyncIterator() -> Navigations { self }
        mutating func next() async throws -> NavigationEvent? {
            throw NavigationError.failedProvisionalNavigation(URLError(.notConnectedToInternet, failing: url))
        }
    }
}

extension WebPage {
    /// A wish to go to a page.
    public struct NavigationAction: Sendable {
        public let source: FrameInfo
        public let target: FrameInfo?
        public let request: URLRequest
        public let shouldPerformDownload: Bool
        public let navigationType: WKNavigationType
    }

    /// The answer of a server.
    public struct NavigationResponse: Sendable {
        public let isForMainFrame: Bool
        public let response: URLResponse
        public let canShowMimeType: Bool
    }

    /// What decides which pages are loaded. It is not asked.
    @MainActor public protocol NavigationDeciding {
        mutating func decidePolicy(
            for action: NavigationAction, preferences: inout NavigationPreferences
        ) async -> WKNavigationActionPolicy
        mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
        mutating func decideAuthenticationChallengeDisposition(
            for challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }
    public mutating func decideAuthenticationChallengeDisposition(
        for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
