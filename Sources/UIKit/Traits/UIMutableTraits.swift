import CoreGraphics
import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}

/// The traits that a view or controller gives what it contains, and those that a collection of traits is made of.
///
/// What is set for a view or controller has no effect on pictures, whose traits do not change.
public struct UITraitOverrides: UIMutableTraits {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
    public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// These traits, and those of others that are set, which come first.
    func merging(_ others: UITraitOverrides) -> UITraitOverrides {
        var merged = self
        merged.values.merge(others.values) { $1 }
        return merged
    }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UITraitCollection {
    /// Makes a collection of the traits that a closure sets.
    public convenience init(mutations: UITraitMutations) {
        self.init(UITraitCollection().traits(setBy: mutations))
    }

    /// Returns these traits with those that a closure sets.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(traits(setBy: mutations))
    }

    private func traits(setBy mutations: UITraitMutations) -> UITraitOverrides {
        var traits: any UIMutableTraits = overrides
        mutations(&traits)
        return traits as? UITraitOverrides ?? overrides
    }
}
