import Foundation

// Requests that change a store without a context.

open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// A request that deletes objects from a store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private let identifiers: [NSManagedObjectID]?

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { (fetchRequest, identifiers) = (fetch, nil) }

    public init(objectIDs objects: [NSManagedObjectID]) {
        identifiers = objects
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// The objects to delete.
    func found(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        if let identifiers { return identifiers }
        var query = try fetchRequest.query(in: context)
        query.includesPendingChanges = false
        return context.objects(matching: query).map(\.objectID)
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ resultType: NSBatchDeleteRequestResultType) {
        self.resultType = resultType
        result =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: identifiers
            case .resultTypeCount: identifiers.count
            }
    }
}

/// A request that changes objects of a store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) { self.entityName = entityName }
    public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ resultType: NSBatchUpdateRequestResultType) {
        self.resultType = resultType
        result =
            switch resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: identifiers
            case .updatedObjectsCountResultType: identifiers.count
            }
    }
}

/// A request that adds objects to a store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
    }

    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
    }

    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ resultType: NSBatchInsertRequestResultType) {
        self.resultType = resultType
        result =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: identifiers
            case .count: identifiers.count
            }
    }
}

/// A fetch whose results come later. They are there when the request returns.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completionBlock) = (request, blk)
    }
}

/// The results of a fetch that came later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    open var finalResult: [ResultType]?
    open var operationError: (any Error)?
    open var managedObjectContext: NSManagedObjectContext

    init(_ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext) {
        (fetchRequest, managedObjectContext) = (request, context)
    }
}

/// A request of a type that only its generic class knows.
protocol ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> Any
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> Any {
        let result = NSAsynchronousFetchResult(self, in: context)
        do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
        completionBlock?(result)
        return result
    }
}

extension NSFetchRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> Any { try context.fetch(self) }
}
