import CairoGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

/// The traits that select the variants of colors and images.
// An open class cannot be checked. The object is set up before it is shared, and does not change afterward.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    public private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The number of pixels per point, or 0 if unknown.
    public private(set) var displayScale: CGFloat = 0
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var legibilityWeight = UILegibilityWeight.unspecified
    /// Traits of the app's own.
    private(set) var ownTraits = UITraitOverrides()

    public override init() {}

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { userInterfaceIdiom = idiom }
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
    public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self.userInterfaceLevel = userInterfaceLevel }
    public init(displayScale scale: CGFloat) { displayScale = scale }
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    public init(legibilityWeight: UILegibilityWeight) { self.legibilityWeight = legibilityWeight }

    /// Creates a collection of all traits. The last specified value of each trait applies.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        for traits in traitCollections {
            if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
            if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
            if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
            if traits.accessibilityContrast != .unspecified { accessibilityContrast = traits.accessibilityContrast }
            if traits.userInterfaceLevel != .unspecified { userInterfaceLevel = traits.userInterfaceLevel }
            if traits.displayScale != 0 { displayScale = traits.displayScale }
            if traits.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = traits.preferredContentSizeCategory
            }
            if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
            if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
            if traits.legibilityWeight != .unspecified { legibilityWeight = traits.legibilityWeight }
            ownTraits = ownTraits.merging(traits.ownTraits)
        }
    }

    /// Creates a collection of traits that are set one by one.
    init(_ traits: UITraitOverrides) {
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        layoutDirection = traits.layoutDirection
        accessibilityContrast = traits.accessibilityContrast
        userInterfaceLevel = traits.userInterfaceLevel
        displayScale = traits.displayScale
        preferredContentSizeCategory = traits.preferredContentSizeCategory
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        legibilityWeight = traits.legibilityWeight
        ownTraits = traits
    }

    /// The traits as ones that can be set.
    var overrides: UITraitOverrides {
        var traits = ownTraits
        traits.userInterfaceStyle = userInterfaceStyle
        traits.userInterfaceIdiom = userInterfaceIdiom
        traits.layoutDirection = layoutDirection
        traits.accessibilityContrast = accessibilityContrast
        traits.userInterfaceLevel = userInterfaceLevel
        traits.displayScale = displayScale
        traits.preferredContentSizeCategory = preferredContentSizeCategory
        traits.horizontalSizeClass = horizontalSizeClass
        traits.verticalSizeClass = verticalSizeClass
        traits.legibilityWeight = legibilityWeight
        return traits
    }

    init(_ context: ColorContext) {
        userInterfaceStyle = context.isDark ? .dark : .light
        accessibilityContrast = context.isHighContrast ? .high : .normal
        userInterfaceLevel = context.isElevated ? .elevated : .base
        displayScale = context.traits.displayScale
        layoutDirection = context.traits.isRightToLeft ? .rightToLeft : .leftToRight
        userInterfaceIdiom = context.traits.idiom == .pad ? .pad : .phone
        preferredContentSizeCategory = .large
    }

    @TaskLocal private static var chosen: UITraitCollection?

    /// The current traits: those of the rendered device and of the current appearance.
    open class var current: UITraitCollection {
        if let chosen { return chosen }
        let host = HostEnvironment.current
        let traits = UITraitCollection(userInterfaceStyle: host.isDark ? .dark : .light)
        traits.userInterfaceIdiom = host.isPad ? .pad : .phone
        traits.displayScale = host.screenScale
        traits.preferredContentSizeCategory = .large
        traits.layoutDirection = host.locale.isRightToLeft ? .rightToLeft : .leftToRight
        traits.accessibilityContrast = .normal
        traits.userInterfaceLevel = .base
        // As of an iPhone in portrait orientation, and of an iPad.
        (traits.horizontalSizeClass, traits.verticalSizeClass) = (host.isPad ? .regular : .compact, .regular)
        traits.legibilityWeight = host.accessibility.contains(.boldText) ? .bold : .regular
        return traits
    }

    /// Tells whether the collection has all traits that another one specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.userInterfaceStyle == userInterfaceStyle && other.userInterfaceIdiom == userInterfaceIdiom
            && other.layoutDirection == layoutDirection && other.accessibilityContrast == accessibilityContrast
            && other.userInterfaceLevel == userInterfaceLevel && other.displayScale == displayScale
            && other.preferredContentSizeCategory == preferredContentSizeCategory
            && other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
            && other.legibilityWeight == legibilityWeight
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        return hasher.finalize()
    }

    /// Runs `actions` with these traits as the current ones.
    open func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$chosen.withValue(self, operation: actions)
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    /// The context in which colors are resolved.
    var colorContext: ColorContext {
        let isDark = userInterfaceStyle == .dark
        let isHighContrast = accessibilityContrast == .high
        var context = ColorContext(
            isDark: isDark, isHighContrast: isHighContrast, assets: AssetLibrary.current, traits: assetTraits)
        context.isElevated = userInterfaceLevel == .elevated
        return context
    }

    var assetTraits: AssetTraits {
        AssetTraits(
            displayScale: displayScale > 0 ? displayScale : HostEnvironment.current.screenScale,
            isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high,
            isRightToLeft: layoutDirection == .rightToLeft,
            language: HostEnvironment.current.locale.identifier(.bcp47),
            idiom: userInterfaceIdiom == .pad ? .pad : HostEnvironment.current.isWatch ? .watch : .phone)
    }
}
