import Foundation
import FoundationSupplement

/// The screen of the rendered device.
// An open class cannot be checked. There is no state.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// The size in points, in portrait orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: HostEnvironment.current.screenSize) }
    /// The number of pixels per point.
    open var scale: CGFloat { HostEnvironment.current.screenScale }
    open var nativeScale: CGFloat { scale }
    /// The size in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var brightness: CGFloat { 0.5 }
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .current }
}
