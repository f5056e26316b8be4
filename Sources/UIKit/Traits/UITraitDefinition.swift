import CoreGraphics
import Foundation

// Views and controllers that follow changes of traits name these. No trait of a picture changes after it is set up.

/// A trait with its type.
public protocol UITraitDefinition<Value>: Sendable {
    associatedtype Value
    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
    static var name: String { get }
    static var identifier: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { "\(Self.self)" }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}

public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

extension UITraitCollection {
    /// The value of a trait. Those of the app's own that are not set have their defaults.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        let value: Any = switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
        case is UITraitUserInterfaceLevel.Type: userInterfaceLevel
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: verticalSizeClass
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
        case is UITraitLayoutDirection.Type: layoutDirection
        case is UITraitAccessibilityContrast.Type: accessibilityContrast
        case is UITraitDisplayScale.Type: displayScale
        case is UITraitLegibilityWeight.Type: legibilityWeight
        default: ownTraits[trait]
        }
        return value as? T.Value ?? T.defaultValue
    }
}
