import Foundation

/// A colour of an asset catalogue, as the symbols that are generated for catalogues name it.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: the colour's name in the catalogue, after those of the groups that provide a namespace.
    ///   - bundle: the bundle of the catalogue.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
