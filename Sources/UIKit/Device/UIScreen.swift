import Foundation
import FoundationSupplement

/// The screen of the rendered device.
// An open class cannot be checked. The property that changes is guarded.
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
    /// It keeps what it is set to, and makes no picture darker.
    @_Guarded open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .current }

    // There is one screen, and it does not change, so no notification comes.
    public class var screens: [UIScreen] { [main] }
    open var mirrored: UIScreen? { nil }
    open var isCaptured: Bool { false }
    public class var didConnectNotification: NSNotification.Name { NSNotification.Name("UIScreenDidConnectNotification") }
    public class var didDisconnectNotification: NSNotification.Name { NSNotification.Name("UIScreenDidDisconnectNotification") }
    public class var modeDidChangeNotification: NSNotification.Name { NSNotification.Name("UIScreenModeDidChangeNotification") }
    public class var brightnessDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    }
    public class var capturedDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenCapturedDidChangeNotification")
    }
}
