import Foundation

/// A color in an asset catalog. Generated asset symbols have this type.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: the color's name in the catalog, after those of the groups that provide a namespace.
    ///   - bundle: the bundle of the catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
