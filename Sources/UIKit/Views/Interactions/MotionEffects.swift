import CoreGraphics
import Foundation

// Views that move when the device is tilted. Nobody tilts a picture.

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    public override init() {}
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// Effect: none.
    public func addMotionEffect(_ effect: UIMotionEffect) {}
    /// Effect: none.
    public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
