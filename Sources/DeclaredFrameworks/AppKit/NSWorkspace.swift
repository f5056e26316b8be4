import Foundation
import UIKit
import UniformTypeIdentifiers

/// The files and programs of the user, of which a widget opens none.
// There is no state.
open class NSWorkspace: NSObject, @unchecked Sendable {
    private static let workspace = NSWorkspace()
    open class var shared: NSWorkspace { workspace }

    open var notificationCenter: NotificationCenter { .default }
    open var frontmostApplication: NSRunningApplication? { nil }
    open var runningApplications: [NSRunningApplication] { [] }
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { false }

    /// How a program is opened.
    public final class OpenConfiguration: NSObject {
        public var activates = true
        public var hides = false
        public var addsToRecentItems = true
        public var createsNewApplicationInstance = false
        public var promptsUserIfNeeded = true
        public var arguments: [String] = []
        public var environment: [String: String] = [:]
        public override init() {}
    }

    open var menuBarOwningApplication: NSRunningApplication? { nil }

    /// Opens nothing.
    @discardableResult open func open(_ url: URL) -> Bool { false }
    /// Opens nothing, and says so.
    open func open(
        _ url: URL, configuration: OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Opens nothing, and says so.
    open func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    /// Opens nothing, and says so.
    open func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    open func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
    open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    /// Returns an empty image, because files have no icons here.
    open func icon(forFile fullPath: String) -> NSImage { NSImage() }
    /// Returns an empty image, because types have no icons here.
    open func icon(for contentType: UTType) -> NSImage { NSImage() }
    open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// - Throws: that the desktop has no picture.
    open func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }

    /// How a desktop's picture is shown.
    public struct DesktopImageOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageScalingKey")
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColorKey")
    }

    /// The key of the program that a notification is about.
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"

    /// Shows nothing.
    @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}

    public static let didWakeNotification = Foundation.Notification.Name("NSWorkspaceDidWakeNotification")
    public static let willSleepNotification = Foundation.Notification.Name("NSWorkspaceWillSleepNotification")
    public static let didLaunchApplicationNotification = Foundation.Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    public static let didTerminateApplicationNotification = Foundation.Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    public static let didDeactivateApplicationNotification = Foundation.Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
    public static let activeSpaceDidChangeNotification = Foundation.Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    public static let screensDidSleepNotification = Foundation.Notification.Name("NSWorkspaceScreensDidSleepNotification")
    public static let screensDidWakeNotification = Foundation.Notification.Name("NSWorkspaceScreensDidWakeNotification")
    public static let sessionDidBecomeActiveNotification = Foundation.Notification.Name(
        "NSWorkspaceSessionDidBecomeActiveNotification")
    public static let sessionDidResignActiveNotification = Foundation.Notification.Name(
        "NSWorkspaceSessionDidResignActiveNotification")
    public static let didActivateApplicationNotification = Foundation.Notification.Name("NSWorkspaceDidActivateApplicationNotification")
}
