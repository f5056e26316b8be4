import CairoGraphics
import Foundation

public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalog.
// An open class cannot be checked. All state is constant.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: NSDataAssetName
    public let data: Data
    /// The uniform type, which the catalogs here do not keep; the type of any data.
    open var typeIdentifier: String { "public.data" }

    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        let place = bundle === Bundle.main ? nil : bundle.bundleURL
        guard case .success(let data)? = AssetLibrary.current?.data(named: name, bundle: place) else { return nil }
        (self.name, self.data) = (name, data)
    }
}
