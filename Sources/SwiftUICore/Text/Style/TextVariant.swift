import Foundation

/// Which of the forms that a text comes in is shown. Plain text has one.
public protocol TextVariantPreference {}

/// The form that the space allows.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    public init() {}
}

/// The same form in any space.
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
    /// No text here has forms of several widths, so nothing changes.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
