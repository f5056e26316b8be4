// Frames, windows and origins of pages, which delegates hear of. No page is loaded, so none is ever made here.
import Foundation
import FoundationSupplement
import UIKit

// An open class cannot be checked. There is no state.
open class WKSecurityOrigin: NSObject, @unchecked Sendable {
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }
}

/// A frame of a page.
// An open class cannot be checked. There is no state.
open class WKFrameInfo: NSObject, @unchecked Sendable {
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    open var webView: WKWebView? { nil }
}

/// A window that a page asks for.
// An open class cannot be checked. There is no state.
open class WKWindowFeatures: NSObject, @unchecked Sendable {
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}

public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// What a menu is opened on.
// An open class cannot be checked. There is no state.
open class WKContextMenuElementInfo: NSObject, @unchecked Sendable {
    open var linkURL: URL? { nil }
}

/// A page that has been visited.
// An open class cannot be checked. There is no state.
open class WKBackForwardListItem: NSObject, @unchecked Sendable {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
    open var initialURL: URL { url }
}

/// The pages that have been visited: none.
// An open class cannot be checked. There is no state.
open class WKBackForwardList: NSObject, @unchecked Sendable {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
