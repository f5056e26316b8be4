import CoreGraphics
import Foundation
import UIKit

/// A question that nobody is asked.
@preconcurrency @MainActor open class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }

    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open var icon: NSImage!
    open var accessoryView: NSView?
    open var showsSuppressionButton = false
    open private(set) var buttons: [NSButton] = []

    public override init() {}
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    @discardableResult open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton()
        button.title = title
        buttons.append(button)
        return button
    }

    /// Shows nothing, and answers as where the user cancels.
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// Shows nothing, and answers as where the user cancels.
    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        handler?(.cancel)
    }
}

/// A button of AppKit.
open class NSButton: NSControl {
    open var title = ""
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isBordered = true
    open var keyEquivalent = ""
    open var hasDestructiveAction = false
    open weak var target: AnyObject?
    open var action: Selector?
}

extension NSApplication {
    /// What the user answered.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let `continue` = ModalResponse(-1002)
        public static let alertFirstButtonReturn = ModalResponse(1000)
        public static let alertSecondButtonReturn = ModalResponse(1001)
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }

    /// How a program appears to the user.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// How a program is activated.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }

    public var windows: [NSWindow] { [] }
    public var mainWindow: NSWindow? { nil }
    public var keyWindow: NSWindow? { nil }
    public var mainMenu: NSMenu? {
        get { nil }
        set {}
    }
    public var currentEvent: NSEvent? { nil }
    public func activationPolicy() -> ActivationPolicy { .prohibited }
    /// Effect: none, because there are no windows.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
}
