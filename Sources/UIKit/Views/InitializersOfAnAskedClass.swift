import Foundation

/// Makes views and view controllers of classes that are known at run time alone, as `Self()` in an extension of a protocol does.
/// Objective-C's initializers can all be called so, and Swift's only where they are required or a protocol has them. So these call the
/// one that all classes must have.
public protocol _CoderInitialization {}

extension UIViewController: _CoderInitialization {}
extension UIView: _CoderInitialization {}

extension _CoderInitialization where Self: UIViewController {
    /// Creates a view controller of the asked class.
    @MainActor @_disfavoredOverload public init() { self = Self.made() }

    @MainActor private static func made() -> Self {
        guard let made = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be made from a coder") }
        return made
    }
}

extension _CoderInitialization where Self: UIView {
    /// Creates an empty view of the asked class.
    @MainActor @_disfavoredOverload public init() { self.init(frame: .zero) }

    /// Creates a view of the asked class.
    @MainActor @_disfavoredOverload public init(frame: CGRect) {
        guard let made = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be made from a coder") }
        made.frame = frame
        self = made
    }
}
