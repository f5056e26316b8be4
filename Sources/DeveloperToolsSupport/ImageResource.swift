import Foundation

/// An image or symbol in an asset catalog. Generated asset symbols have this type.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: the image's name in the catalog, after those of the groups that provide a namespace.
    ///   - bundle: the bundle of the catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
