// Rules that block contents of pages, schemes of an app's own, and downloads. No page is loaded, so rules are not compiled,
// handlers are not asked and nothing is downloaded.
import Foundation
import FoundationSupplement
import UIKit

// An open class cannot be checked. There is no state.
open class WKContentRuleList: NSObject, @unchecked Sendable {
    open var identifier: String! { "" }
}

/// The rules that an app has compiled. There are none, and compiling some fails.
// An open class cannot be checked. There is no state.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
    private static let common = WKContentRuleListStore()
    open class func `default`() -> WKContentRuleListStore! { common }
    public convenience init!(url: URL) { self.init() }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed))
    }
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreCompileFailed)
    }
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed))
    }
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreLookUpFailed)
    }
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!) {
        completionHandler?(WKError(.contentRuleListStoreRemoveFailed))
    }
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        throw WKError(.contentRuleListStoreRemoveFailed)
    }
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) { completionHandler?([]) }
    open func availableIdentifiers() async -> [String]? { [] }
}

/// A page's request for an address of an app's own scheme.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) { completionHandler(nil) }
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

// An open class cannot be checked. Access to weak references is atomic.
open class WKDownload: NSObject, @unchecked Sendable {
    open weak var delegate: (any WKDownloadDelegate)?
    open var originalRequest: URLRequest? { nil }
    open weak var webView: WKWebView? {
        get { nil }
        set {}
    }
    open var progress: Progress { Progress(totalUnitCount: 0) }
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
    @discardableResult open func cancel() async -> Data? { nil }
}
