import Foundation
import FoundationSupplement

/// What adds a store's objects to the index of Spotlight. There is no index here, so none is added.
// An open class cannot be checked. All state is constant.
open class NSCoreDataCoreSpotlightDelegate: NSObject, @unchecked Sendable {
    open var isIndexingEnabled: Bool { false }

    public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
        super.init()
    }

    open func domainIdentifier() -> String { "" }
    open func indexName() -> String? { nil }
    open func startSpotlightIndexing() {}
    open func stopSpotlightIndexing() {}

    /// The handler is called at once, because there is nothing to delete.
    @preconcurrency open func deleteSpotlightIndex(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
}
