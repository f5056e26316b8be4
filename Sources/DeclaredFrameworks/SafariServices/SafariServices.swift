// SafariServices: a browser that shows nothing, and content blockers that are off.
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

@MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// A browser, which is never presented.
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() {}
    }

    /// What browsers keep, which is nothing.
    open class DataStore: NSObject {
        open class var `default`: DataStore { DataStore() }

        open func clearWebsiteData(completionHandler: (() -> Void)? = nil) { completionHandler?() }
        open func clearWebsiteData() async {}
    }

    /// Connections that are made before a page is opened. None is.
    open class PrewarmingToken: NSObject {
        open func invalidate() {}
    }

    @discardableResult open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public init(url URL: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
}

public struct SFError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case noExtensionFound = 1, noAttachmentFound, loadingInterrupted }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "SFErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var noExtensionFound: Code { .noExtensionFound }
}

// An open class cannot be checked. There is no state.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}

/// Content blockers, of which none is installed.
// An open class cannot be checked. There is no state.
open class SFContentBlockerManager: NSObject, @unchecked Sendable {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(SFError(.noExtensionFound))
    }
    open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
        throw SFError(.noExtensionFound)
    }
    @preconcurrency open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        completionHandler(nil, SFError(.noExtensionFound))
    }
    open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
        throw SFError(.noExtensionFound)
    }
}

/// Safari's reading list, to which nothing is added.
// An open class cannot be checked. There is no state.
open class SSReadingList: NSObject, @unchecked Sendable {
    open class func `default`() -> SSReadingList? { nil }
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme ?? "") }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}
