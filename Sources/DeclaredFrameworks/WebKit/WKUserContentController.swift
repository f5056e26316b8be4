// Scripts of apps in a page, and what scripts tell the app. No page is loaded, so no script runs.
import Foundation
import FoundationSupplement

/// A name space of scripts.
// An open class cannot be checked. All state is constant.
open class WKContentWorld: NSObject, @unchecked Sendable {
    public let name: String?
    private init(_ name: String?) { self.name = name }

    private static let ofPages = WKContentWorld(nil)
    private static let ofApps = WKContentWorld(nil)
    open class var page: WKContentWorld { ofPages }
    open class var defaultClient: WKContentWorld { ofApps }
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
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
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

// An open class cannot be checked. There is no state.
open class WKScriptMessage: NSObject, @unchecked Sendable {
    open var body: Any { "" }
    open var name: String { "" }
    open weak var webView: WKWebView? {
        get { nil }
        set {}
    }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open var world: WKContentWorld { .page }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    public override init() {}
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }

    // Handlers and rules are not kept, because no page is loaded.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
    open func removeAllScriptMessageHandlers() {}
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}
}
