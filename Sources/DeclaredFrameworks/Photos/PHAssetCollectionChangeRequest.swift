import Foundation

/// What stands for an object until the library has it. There are no values of it.
// An open class cannot be checked. There is no state.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A change of an album that the library is asked for. It is refused, so nothing is made or removed.
// An open class cannot be checked. A request is made and changed on one thread.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
    open var title = ""

    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = make()
        request.title = title
        return request
    }
    open class func deleteAssetCollections<Collections>(_ assetCollections: Collections) {}

    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open func addAssets<Assets>(_ assets: Assets) {}
    open func removeAssets<Assets>(_ assets: Assets) {}

    private static func make() -> Self { Self() }
    public required override init() {}
}
