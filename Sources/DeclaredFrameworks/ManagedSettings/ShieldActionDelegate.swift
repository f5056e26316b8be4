import Foundation

/// The button of a shield that was pressed.
public enum ShieldAction: Int, Hashable, Sendable { case primaryButtonPressed, secondaryButtonPressed }

/// What happens with a shield after a button was pressed.
public enum ShieldActionResponse: Int, Hashable, Sendable { case none, close, `defer` }

/// Answers the buttons of shields. It is never asked, because nothing is shielded.
open class ShieldActionDelegate: NSObject {
    public override init() {}

    open func handle(
        action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
