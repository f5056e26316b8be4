// Services of a Mac's programs. None is registered here.
@_exported import Foundation
@_exported import FoundationSupplement

/// A helper that starts with the user's session.
// All state is constant.
open class SMAppService: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }

    private static let program = SMAppService()
    open class var mainApp: SMAppService { program }
    open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
    open class func agent(plistName: String) -> SMAppService { SMAppService() }
    open class func daemon(plistName: String) -> SMAppService { SMAppService() }

    open var status: Status { .notRegistered }
    /// - Throws: always, because nothing can be registered.
    open func register() throws { throw CocoaError(.featureUnsupported) }
    /// - Throws: always, because nothing is registered.
    open func unregister() throws { throw CocoaError(.featureUnsupported) }
    /// - Throws: always, because nothing is registered.
    open func unregister() async throws { throw CocoaError(.featureUnsupported) }
    /// Opens nothing.
    open class func openSystemSettingsLoginItems() {}
}

/// Starts nothing.
@discardableResult public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { false }
