// WebKit: a page loads nothing and is not drawn. Cookies and scripts are kept nowhere.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public struct WKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "WKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
}
