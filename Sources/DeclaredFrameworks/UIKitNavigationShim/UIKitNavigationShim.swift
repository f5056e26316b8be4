// The Objective-C part of the package swift-navigation, which cannot be built on Linux. No view appears, so nothing is called.
@_exported import UIKit
import FoundationSupplement

private enum Key {
    // Their addresses are the keys, and nothing reads or writes them.
    nonisolated(unsafe) static let onDismiss = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    nonisolated(unsafe) static let onViewAppear = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}

extension UIViewController {
    /// Whether the view is on a screen, which it never is.
    public var _UIKitNavigation_hasViewAppeared: Bool {
        get { false }
        set {}
    }

    /// What the package calls when the controller is dismissed.
    public var _UIKitNavigation_onDismiss: (() -> Void)? {
        get { objc_getAssociatedObject(self, Key.onDismiss) as? () -> Void }
        set { objc_setAssociatedObject(self, Key.onDismiss, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    /// What the package calls when the view appears.
    public var _UIKitNavigation_onViewAppear: [() -> Void] {
        get { objc_getAssociatedObject(self, Key.onViewAppear) as? [() -> Void] ?? [] }
        set { objc_setAssociatedObject(self, Key.onViewAppear, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
