import Foundation
import FoundationSupplement

/// What a Mac's window does when it is closed, minimized, resized or shown on a whole screen.
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior()
    public static let enabled = WindowInteractionBehavior()
    public static let disabled = WindowInteractionBehavior()
}

/// When a Mac's toolbar is seen over a window on a whole screen.
public struct WindowToolbarFullScreenVisibility: Equatable, Sendable {
    private let name: String

    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// Whether a material looks active in a window that is not.
public struct MaterialActiveAppearance: Equatable, Sendable {
    private let name: String

    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

// Effect: none, because a picture has neither windows nor a keyboard.
extension View {
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }

    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) -> some View { self }

    nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }

    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View { self }

    nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
    nonisolated public func allowsWindowActivationEvents() -> some View { self }
    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

    // The windows around a picture are as active as it is.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

// Effect: none, because a picture has no touch bar.
extension View {
    nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
    nonisolated public func touchBarCustomizationLabel(_ labelKey: Text) -> some View { self }
}
