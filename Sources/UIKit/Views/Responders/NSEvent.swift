import CoreGraphics
import Foundation

/// AppKit's `NSEvent`. Responders name it, because a Mac's views are UIKit's here. No event comes to a picture.
@preconcurrency @MainActor open class _NSEvent: NSObject {
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
        case mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined, periodic
        case cursorUpdate, rotate, beginGesture, endGesture
        case scrollWheel = 22, tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
        case gesture = 29, magnify, swipe, smartMagnify, quickLook, pressure
        case directTouch = 37
    }

    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
        public static let mouseEntered = EventTypeMask(type: .mouseEntered)
        public static let mouseExited = EventTypeMask(type: .mouseExited)
        public static let keyDown = EventTypeMask(type: .keyDown)
        public static let keyUp = EventTypeMask(type: .keyUp)
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        public static let any = EventTypeMask(rawValue: .max)
    }

    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }

    public override init() {}

    open var type: EventType { .applicationDefined }
    open var modifierFlags: ModifierFlags { [] }
    open var timestamp: TimeInterval { 0 }
    open var window: UIWindow? { nil }
    open var windowNumber: Int { 0 }
    open var locationInWindow: CGPoint { .zero }
    open var clickCount: Int { 0 }
    open var buttonNumber: Int { 0 }
    open var keyCode: UInt16 { 0 }
    open var characters: String? { nil }
    open var charactersIgnoringModifiers: String? { nil }
    open var isARepeat: Bool { false }
    open var deltaX: CGFloat { 0 }
    open var deltaY: CGFloat { 0 }
    open var deltaZ: CGFloat { 0 }
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    open var hasPreciseScrollingDeltas: Bool { false }
    open var magnification: CGFloat { 0 }

    /// Where the pointer is: at the origin.
    open class var mouseLocation: CGPoint { .zero }
    open class var modifierFlags: ModifierFlags { [] }
    open class var pressedMouseButtons: Int { 0 }
    open class var doubleClickInterval: TimeInterval { 0.5 }

    /// Returns nil, because no event comes.
    open class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (_NSEvent) -> Void) -> Any? { nil }
    /// Returns nil, because no event comes.
    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (_NSEvent) -> _NSEvent?
    ) -> Any? { nil }
    open class func removeMonitor(_ eventMonitor: Any) {}
}
