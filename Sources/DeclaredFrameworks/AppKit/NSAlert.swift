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
