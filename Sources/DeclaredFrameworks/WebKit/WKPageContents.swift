import CoreGraphics
import Foundation
import UIKit

/// Which part of a page becomes a PDF.
open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    open var allowTransparentBackground = false
    public override init() {}
}

/// How a page is searched.
open class WKFindConfiguration: NSObject {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
    public override init() {}
}

/// Whether a text is in a page. There is no page, so none is.
open class WKFindResult: NSObject {
    open var matchFound: Bool { false }
}

// No page is loaded, so it has no contents.
extension WKWebView {
    public func createPDF(
        configuration: WKPDFConfiguration = .init(), completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) { completionHandler(.failure(WKError(.unknown))) }
    public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { throw WKError(.unknown) }
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        completionHandler(.failure(WKError(.unknown)))
    }
    public func find(
        _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping (WKFindResult) -> Void
    ) { completionHandler(WKFindResult()) }
    public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult {
        WKFindResult()
    }
}
