import Foundation

/// The preference among the variants of a text. Plain text has only one variant.
public protocol TextVariantPreference {}

/// The variant that fits the available space.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    public init() {}
}

/// The same variant for every available space.
public struct FixedTextVariant: TextVariantPreference, Sendable {
    public init() {}
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension View {
    /// Effect: none, because no text has variants of different widths.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
