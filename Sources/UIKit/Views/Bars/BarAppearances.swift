import CoreGraphics
import Foundation
import FoundationSupplement

// Apps style their bars with these. No bar is drawn in a picture.

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    public let idiom: UIUserInterfaceIdiom

    public override init() { idiom = .unspecified }
    public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        (backgroundColor, backgroundImage) = (barAppearance.backgroundColor, barAppearance.backgroundImage)
        (backgroundImageContentMode, backgroundEffect) = (
            barAppearance.backgroundImageContentMode, barAppearance.backgroundEffect)
        (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    }

    /// Returns another appearance of the same class that looks the same.
    open func copy() -> Self { type(of: self) ~=> copied() }

    // Foundation's gives any object.
    @_disfavoredOverload nonisolated open override func copy() -> Any { copy(with: nil) }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { AppearanceCopy(object: copied()) }.object }

    func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    open func configureWithDefaultBackground() { (backgroundColor, backgroundImage) = (nil, nil) }
    open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundImage, backgroundEffect, shadowColor) = (nil, nil, nil, nil)
    }
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    override func copied() -> UIBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        (copy.titleTextAttributes, copy.subtitleTextAttributes) = (titleTextAttributes, subtitleTextAttributes)
        (copy.largeTitleTextAttributes, copy.titlePositionAdjustment) = (largeTitleTextAttributes, titlePositionAdjustment)
        (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance.copied(), doneButtonAppearance.copied())
        copy.backButtonAppearance = backButtonAppearance.copied()
        (copy.backIndicatorImage, copy.backIndicatorTransitionMaskImage) = (backIndicatorImage, backIndicatorTransitionMaskImage)
        return copy
    }
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
    }
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0
    override func copied() -> UIBarAppearance {
        let copy = UITabBarAppearance(barAppearance: self)
        copy.stackedLayoutAppearance = stackedLayoutAppearance.copied()
        copy.inlineLayoutAppearance = inlineLayoutAppearance.copied()
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied()
        (copy.selectionIndicatorTintColor, copy.selectionIndicatorImage) = (selectionIndicatorTintColor, selectionIndicatorImage)
        copy.stackedItemPositioning = stackedItemPositioning
        (copy.stackedItemWidth, copy.stackedItemSpacing) = (stackedItemWidth, stackedItemSpacing)
        return copy
    }
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    override func copied() -> UIBarAppearance {
        let copy = UIToolbarAppearance(barAppearance: self)
        (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance.copied(), doneButtonAppearance.copied())
        return copy
    }
}

/// How a bar's button looks in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) = (other.backgroundImage, other.backgroundImagePositionAdjustment)
    }
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public override init() {}
    public init(style: UIBarButtonItem.Style) {}

    /// Returns another appearance of the same class that looks the same.
    open func copy() -> Self { type(of: self) ~=> copied() }

    // Foundation's gives any object.
    @_disfavoredOverload nonisolated open override func copy() -> Any { copy(with: nil) }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { AppearanceCopy(object: copied()) }.object }

    fileprivate func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a tab looks in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgePositionAdjustment) = (other.iconColor, other.badgePositionAdjustment)
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public override init() {}
    public init(style: Style) {}

    /// Returns another appearance of the same class that looks the same.
    open func copy() -> Self { type(of: self) ~=> copied() }

    // Foundation's gives any object.
    @_disfavoredOverload nonisolated open override func copy() -> Any { copy(with: nil) }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { AppearanceCopy(object: copied()) }.object }

    fileprivate func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    open func configureWithDefault(for style: Style) {}
}

/// A copy that leaves the main actor.
// Made on the main actor, and given to one caller there.
private struct AppearanceCopy: @unchecked Sendable {
    let object: NSObject
}
