import Foundation

// Configurations of cells change their colors and texts with them. The functions really run.

/// A function on colors.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    private let identity: TransformIdentity

    public init(_ transform: @escaping (UIColor) -> UIColor) { (self.transform, identity) = (transform, TransformIdentity()) }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    public static let grayscale = UIConfigurationColorTransformer { color in
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A function on the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity: TransformIdentity

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        (self.transform, identity) = (transform, TransformIdentity())
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Tells transformers apart, because functions cannot be compared.
private final class TransformIdentity {}
