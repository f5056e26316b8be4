import Foundation

/// What the host of an extension gives to it and gets from it. A widget's host gives nothing.
open class NSExtensionContext: NSObject, @unchecked Sendable {  // It has no state.
    open var inputItems: [Any] { [] }

    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (_ expired: Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }

    open func cancelRequest(withError error: any Error) {}

    /// Opens nothing, because a picture's process has no host.
    open func open(_ URL: URL, completionHandler: (@Sendable (_ success: Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    @discardableResult open func open(_ URL: URL) async -> Bool { false }
}

/// An item that an extension gets from its host or gives back.
open class NSExtensionItem: NSObject, @unchecked Sendable {  // Its properties are guarded.
    @_Guarded open var attributedTitle: NSAttributedString?
    @_Guarded open var attributedContentText: NSAttributedString?
    @_Guarded open var attachments: [NSItemProvider]?
    @_Guarded open var userInfo: [AnyHashable: Any]?
}

public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}
