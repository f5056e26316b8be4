import Foundation
import UIKit

/// What an app does when it starts, ends and opens files. No delegate is asked, because a picture's process is no app.
@preconcurrency @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationDidHide(_ notification: Notification)
    func applicationDidUnhide(_ notification: Notification)
    func applicationDidChangeScreenParameters(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidHide(_ notification: Notification) {}
    public func applicationDidUnhide(_ notification: Notification) {}
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(_ application: NSApplication, open urls: [URL]) {}
}

extension NSApplication {
    /// Whether the program ends.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

    /// Nil, because the program asks no delegate.
    public var delegate: (any NSApplicationDelegate)? {
        get { nil }
        set {}
    }
}
