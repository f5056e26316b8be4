import Foundation

public enum PHCollectionListType: Int, Sendable { case folder = 2, smartFolder = 3 }

public enum PHCollectionListSubtype: Int, Sendable {
    case regularFolder = 100, smartFolderEvents = 200, smartFolderFaces = 201, any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A folder of albums. The library of a user who denies it has none.
// An open class cannot be checked. There is no state.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    open class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList { PHCollectionList() }

    open class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList { PHCollectionList() }
}

extension PHCollection {
    public class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }

    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
