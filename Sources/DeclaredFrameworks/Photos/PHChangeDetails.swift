import Foundation

/// What has changed of an asset or an album. There are no values of it.
// An open class cannot be checked. There is no state that changes.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    public let objectBeforeChanges: ObjectType

    init(objectBeforeChanges: ObjectType) { self.objectBeforeChanges = objectBeforeChanges }

    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}

/// What has changed of the result of a fetch. There are no values of it.
// An open class cannot be checked. There is no state that changes.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>

    init(fetchResultBeforeChanges: PHFetchResult<ObjectType>) { self.fetchResultBeforeChanges = fetchResultBeforeChanges }

    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { fetchResultBeforeChanges }
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedIndexes: IndexSet? { nil }
    open var insertedObjects: [ObjectType] { [] }
    open var changedIndexes: IndexSet? { nil }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
