import Foundation
import FoundationSupplement
import UIKit

/// The look of windows and controls.
public final class NSAppearance: NSObject, Sendable {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name("NSAppearanceNameAqua")
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
    }

    public let name: Name

    public init?(named name: Name) { self.name = name }
    init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }

    /// The appearance of the picture that is drawn.
    public class var current: NSAppearance! { NSAppearance(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }
    public class func currentDrawing() -> NSAppearance { current }

    /// Returns the first of some appearances that is like this one; nil where none is.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let isDark = name.rawValue.contains("Dark")
        return appearances.first { $0.rawValue.contains("Dark") == isDark }
    }
}

/// The program, which has no windows.
// There is no state.
open class NSApplication: NSObject, @unchecked Sendable {
    private static let program = NSApplication()
    open class var shared: NSApplication { program }

    public static let didBecomeActiveNotification = Foundation.Notification.Name("NSApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Foundation.Notification.Name("NSApplicationWillResignActiveNotification")
    public static let willTerminateNotification = Foundation.Notification.Name("NSApplicationWillTerminateNotification")

    open var effectiveAppearance: NSAppearance { .current }
    open var appearance: NSAppearance? {
        get { nil }
        set {}
    }
    open var isActive: Bool { false }
    open var isHidden: Bool { true }
    /// Effect: none, because there are no windows.
    open func activate(ignoringOtherApps flag: Bool) {}
    open func activate() {}
    open func hide(_ sender: Any?) {}
    /// Effect: none, because the picture is still to be drawn.
    open func terminate(_ sender: Any?) {}
}

/// The program.
public var NSApp: NSApplication! { .shared }

/// A program that runs. Widgets see none.
// There is no state.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    open class var current: NSRunningApplication { NSRunningApplication() }
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    open var localizedName: String? { nil }
    open var icon: NSImage? { nil }
    open var isActive: Bool { false }
    open var isHidden: Bool { true }
    open var isTerminated: Bool { false }
    open var isFinishedLaunching: Bool { true }
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    open var bundleURL: URL? { Bundle.main.bundleURL }
    open var executableURL: URL? { Bundle.main.executableURL }
    open var launchDate: Date? { nil }
    open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }

    /// No other program runs.
    public convenience init?(processIdentifier pid: pid_t) {
        guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
        self.init()
    }

    /// Effect: none, because there are no windows.
    @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
    /// Effect: none, because there are no windows.
    @discardableResult open func hide() -> Bool { false }
    /// Effect: none, because there are no windows.
    @discardableResult open func unhide() -> Bool { false }
    /// Effect: none, because the picture is still to be drawn.
    @discardableResult open func terminate() -> Bool { false }
    /// Effect: none, because the picture is still to be drawn.
    @discardableResult open func forceTerminate() -> Bool { false }
}

/// The picture's screen.
// There is no state.
open class NSScreen: NSObject, @unchecked Sendable {
    private static let screen = NSScreen()
    open class var main: NSScreen? { screen }
    open class var screens: [NSScreen] { [screen] }

    /// The size in points.
    open var frame: CGRect { UIScreen.main.bounds }
    open var visibleFrame: CGRect { frame }
    /// The number of pixels per point.
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
    open var localizedName: String { "" }
}
