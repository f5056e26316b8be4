// WebKit: a page loads nothing and is not drawn. Cookies and scripts are kept nowhere.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public struct WKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "WKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
}

open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isElementFullscreenEnabled = false
    public override init() {}
}

open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
    public override init() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

// An open class cannot be checked. All state is constant.
open class WKUserScript: NSObject, @unchecked Sendable {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

// An open class cannot be checked. There is no state.
open class WKScriptMessage: NSObject, @unchecked Sendable {
    open var body: Any { "" }
    open var name: String { "" }
}

public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    public override init() {}
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
}

// An open class cannot be checked. There is no state.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func allCookies() async -> [HTTPCookie] { [] }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func setCookie(_ cookie: HTTPCookie) async {}
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
}

// An open class cannot be checked. All state is constant.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
    private static let common = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { common }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    public let httpCookieStore = WKHTTPCookieStore()
    open var isPersistent: Bool { false }
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

open class WKProcessPool: NSObject {
    public override init() {}
}

open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var processPool = WKProcessPool()
    open var allowsInlineMediaPlayback = false
    open var applicationNameForUserAgent: String?
    public override init() {}
}

// An open class cannot be checked. There is no state.
open class WKNavigation: NSObject, @unchecked Sendable {}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

// An open class cannot be checked. There is no state.
open class WKNavigationAction: NSObject, @unchecked Sendable {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var targetFrame: WKFrameInfo? { nil }
    open var shouldPerformDownload: Bool { false }
}

/// A frame of a page, of which there are none.
// An open class cannot be checked. There is no state.
open class WKFrameInfo: NSObject, @unchecked Sendable {
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    @MainActor open var webView: WKWebView? { nil }
}

// An open class cannot be checked. There is no state.
open class WKSecurityOrigin: NSObject, @unchecked Sendable {
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }
}

// An open class cannot be checked. There is no state.
open class WKNavigationResponse: NSObject, @unchecked Sendable {
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    open var isForMainFrame: Bool { true }
}

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

@MainActor public protocol WKUIDelegate: NSObjectProtocol {}

/// A page, which loads nothing: each request ends with `URLError.notConnectedToInternet` at the delegate.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var customUserAgent: String?
    open var isInspectable = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }

    open var url: URL? { nil }
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { refuse(request.url) }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        refuse(baseURL)
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        refuse(URL)
    }
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

    private func refuse(_ url: URL?) -> WKNavigation? {
        navigationDelegate?.webView(
            self, didFailProvisionalNavigation: nil, withError: URLError(.notConnectedToInternet, failing: url))
        return nil
    }
}
