import Foundation

/// The height of a sheet. No sheet is drawn, so none is asked for.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable { case medium, large, fraction(CGFloat), points(CGFloat), custom(ObjectIdentifier) }

    /// What a height of an app's own follows from.
    @dynamicMemberLookup public struct Context {
        /// In points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    private let value: Height

    public static let medium = PresentationDetent(value: .medium)
    public static let large = PresentationDetent(value: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(value: .fraction(fraction)) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(value: .points(height)) }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(value: .custom(ObjectIdentifier(type)))
    }
}

/// A sheet's height of an app's own.
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil where the sheet does not stop at it.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
