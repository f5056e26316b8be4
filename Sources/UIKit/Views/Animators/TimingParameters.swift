import CoreGraphics
import Foundation

// Animators of apps take these. A picture has no animations, so they are kept and not computed with.

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// How the speed of an animation changes.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The control points of a curve.
// An open class cannot be checked. Only initializers set its properties.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// The curve of standard animations that speed up and slow down.
    public override convenience init() { self.init(animationCurve: .easeInOut) }
    public init(animationCurve curve: UIView.AnimationCurve) {
        // The control points of CAMediaTimingFunction's curves, as Apple publishes them.
        let (x1, x2): (CGFloat, CGFloat) = switch curve {
        case .easeInOut: (0.42, 0.58)
        case .easeIn: (0.42, 1)
        case .easeOut: (0, 0.58)
        case .linear: (0, 1)
        }
        (animationCurve, isBuiltIn) = (curve, true)
        (controlPoint1, controlPoint2) = (CGPoint(x: x1, y: 0), CGPoint(x: x2, y: 1))
    }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltIn) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
    }
    public required convenience init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The spring of an animation.
// An open class cannot be checked. Only initializers set its properties.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The speed at the start, in distances of the animation a second.
    public let initialVelocity: CGVector

    public override convenience init() { self.init(dampingRatio: 1) }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: CGVector()) }
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector()) {
        self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
    }
    public required convenience init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}
