// The extension that changes what a server sends before it is shown. Nothing is sent, so the system calls none.
import Foundation

/// Changes a notification's content. By itself it leaves the content as it is.
// An open class cannot be checked. There is no state.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
    public override init() {}

    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }
    open func serviceExtensionTimeWillExpire() {}
}
