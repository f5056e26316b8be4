import Foundation
import FoundationSupplement
import UIKit
import UniformTypeIdentifiers

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

/// An object that can be copied.
public protocol NSPasteboardWriting: AnyObject {}
extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension UIImage: NSPasteboardWriting {}
extension UIColor: NSPasteboardWriting {}

/// What was copied, within the run.
// The text is guarded.
open class NSPasteboard: NSObject, @unchecked Sendable {
    public struct PasteboardType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
    }

    private static let pasteboard = NSPasteboard()
    open class var general: NSPasteboard { pasteboard }
    @_Guarded private var texts: [PasteboardType: String] = [:]
    @_Guarded open private(set) var changeCount = 0

    @discardableResult open func clearContents() -> Int {
        texts = [:]
        changeCount += 1
        return changeCount
    }
    @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        texts[dataType] = string
        return true
    }
    open func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
    open var types: [PasteboardType]? { Array(texts.keys) }
    open func data(forType dataType: PasteboardType) -> Data? { texts[dataType].map { Data($0.utf8) } }
    @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        texts[dataType] = data.map { String(decoding: $0, as: UTF8.self) }
        return true
    }

    /// What may be read.
    public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    /// Returns the texts and addresses that were copied.
    open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        var objects: [Any] = []
        if classArray.contains(where: { $0 == NSURL.self }), let url = texts[.URL].flatMap(NSURL.init(string:)) { objects.append(url) }
        if classArray.contains(where: { $0 == NSString.self }), let text = texts[.string] { objects.append(text as NSString) }
        return objects
    }
    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray, options: options)?.isEmpty == false
    }

    /// Keeps the texts of objects; others are not kept.
    @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        for object in objects {
            if let text = object as? NSString { setString(text as String, forType: .string) }
            if let url = object as? NSURL { setString(url.absoluteString ?? "", forType: .URL) }
        }
        return true
    }
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
