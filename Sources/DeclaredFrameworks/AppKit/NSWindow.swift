import CoreGraphics
import Foundation
import UIKit

/// A window, which no screen shows.
public typealias NSWindow = UIWindow

extension UIWindow {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1 << 0)
        public static let closable = StyleMask(rawValue: 1 << 1)
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        public static let resizable = StyleMask(rawValue: 1 << 3)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }

    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    }

    /// Creates a window.
    ///
    /// - Parameter contentRect: in points of the screen.
    public convenience init(contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
        self.init(frame: contentRect)
    }

    /// Creates a window for the view of a controller.
    public convenience init(contentViewController: NSViewController) {
        self.init(frame: .zero)
        rootViewController = contentViewController
    }

    /// Effect: none, because there is no pointer.
    public func performDrag(with event: NSEvent) {}
    /// Effect: none, because no screen shows the window.
    public func orderOut(_ sender: Any?) {}
    /// Effect: none, because no screen shows the window.
    public func orderFront(_ sender: Any?) {}
    /// Effect: none, because no screen shows the window.
    public func orderBack(_ sender: Any?) {}
    /// Effect: none, because no screen shows the window.
    public func orderFrontRegardless() {}
    /// Effect: none, because no screen shows the window.
    public func makeKeyAndOrderFront(_ sender: Any?) {}
    /// Effect: none, because no screen shows the window.
    public func close() {}
    public var isVisible: Bool { false }
    /// What stands in the window's bar.
    public var title: String {
        get { rootViewController?.title ?? "" }
        set { rootViewController?.title = newValue }
    }
    public var contentView: NSView? {
        get { rootViewController?.view }
        set {
            let controller = NSViewController()
            controller.view = newValue
            rootViewController = controller
        }
    }
    public var contentViewController: NSViewController? {
        get { rootViewController }
        set { rootViewController = newValue }
    }
    /// Which windows it stands above.
    public var level: Level {
        get { windowLevel }
        set { windowLevel = newValue }
    }
    public func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    public func center() {}
}
