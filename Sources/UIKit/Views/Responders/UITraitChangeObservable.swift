import Foundation
import FoundationSupplement

// Views and controllers ask here to hear of changes of traits. No trait of a picture changes after it is set up.

@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class Registration: NSObject, UITraitChangeRegistration {
    override init() {}
}

@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
    // A closure whose parameter has the type `Self` of a class takes this one.
    @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { Registration() }
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { Registration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
