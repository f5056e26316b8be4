import CoreGraphics
import Foundation

// What happens to a device. Nothing happens to a picture.

/// A touch of the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        public static var stylus: TouchType { .pencil }
    }

    public override init() {}
    open var phase: Phase { .ended }
    open var tapCount: Int { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var type: TouchType { .direct }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var majorRadius: CGFloat { 0 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle of a pencil to the screen. A finger's is a right one.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open var timestamp: TimeInterval { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10, hover, transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }

    public override init() {}
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { 0 }
}
