// A page's view, which apps show addresses and texts in. It loads nothing and is not drawn; where a program draws it, it says so.
import CoreGraphics
import Foundation
import FoundationSupplement
import UIKit

/// The part of a page that a picture shows.
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
    public override init() {}
}

/// A page, which loads nothing: each request ends with `URLError.notConnectedToInternet` at the delegate.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var customUserAgent: String?
    open var isInspectable = false
    open var allowsLinkPreview = true
    open var isFindInteractionEnabled = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var interactionState: Any?
    open private(set) lazy var scrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    open var url: URL? { nil }
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var hasOnlySecureContent: Bool { false }
    open var themeColor: UIColor? { nil }
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(urlScheme.lowercased())
    }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { refuse(request.url) }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        refuse(baseURL)
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        refuse(URL)
    }
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { refuse(baseURL) }
    @discardableResult open func loadFileRequest(
        _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation? { refuse(request.url) }
    @discardableResult open func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation? { refuse(request.url) }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { refuse(url) }
    @discardableResult open func reload() -> WKNavigation? { refuse(url) }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}

    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError(.unknown))
    }
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.unknown)
    }

    @preconcurrency open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError(.unknown)))
    }
    @discardableResult open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.unknown)
    }
    @preconcurrency open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: (@Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        completionHandler?(.failure(WKError(.unknown)))
    }
    @discardableResult open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.unknown)
    }

    /// Takes no picture, because there is no page.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        completionHandler(nil, WKError(.unknown))
    }
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage { throw WKError(.unknown) }
    open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }

    open override func draw(_ rect: CGRect) {
        FrameworkWarning.report("a WKWebView's page is not drawn: no page is loaded.")
    }

    private func refuse(_ url: URL?) -> WKNavigation? {
        navigationDelegate?.webView(
            self, didFailProvisionalNavigation: nil, withError: URLError(.notConnectedToInternet, failing: url))
        return nil
    }
}
