import CoreGraphics
import Foundation
import UIKit

// How a window looks and behaves on a screen. No screen shows one, so nothing of it is kept.

public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }

extension UIWindow.Level {
    public static let floating = UIWindow.Level(3)
    public static let modalPanel = UIWindow.Level(8)
    public static let mainMenu = UIWindow.Level(24)
    public static let popUpMenu = UIWindow.Level(101)
    public static let screenSaver = UIWindow.Level(1000)
}

extension UIWindow {
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton }

    /// Effect: none, because no screen shows the window.
    public var titlebarAppearsTransparent: Bool { get { false } set {} }
    /// Effect: none, because no screen shows the window.
    public var titleVisibility: TitleVisibility { get { .visible } set {} }
    /// Effect: none, because no screen shows the window.
    public var collectionBehavior: CollectionBehavior { get { [] } set {} }
    /// Effect: none, because no screen shows the window.
    public var styleMask: StyleMask { get { .borderless } set {} }
    /// Effect: none, because no screen shows the window.
    public var isMovableByWindowBackground: Bool { get { false } set {} }
    /// Effect: none, because no screen shows the window.
    public var isReleasedWhenClosed: Bool { get { true } set {} }
    /// Effect: none, because no screen shows the window.
    public var hasShadow: Bool { get { true } set {} }
    /// Effect: none, because no screen shows the window.
    public var ignoresMouseEvents: Bool { get { false } set {} }
    /// Effect: none, because there is no pointer.
    public var acceptsMouseMovedEvents: Bool { get { false } set {} }
    /// The window has no bar, and no button in it.
    public func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    public func setContentSize(_ size: CGSize) { frame.size = size }
}
