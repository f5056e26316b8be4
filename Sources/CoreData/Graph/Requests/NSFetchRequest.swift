import Foundation

/// What a coordinator can be asked.
open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?

    public override init() {}

    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// The request itself under another type of results. Requests of Objective-C have one class, whatever their results,
    /// so the tool makes casts calls of this function.
    public func _retyped<Result>() -> NSFetchRequest<Result> {
        guard self is any ExecutableRequest else {
            CoreDataProblem.end("A \(type(of: self)) is no fetch request of \(Result.self).")
        }
        // No stored property and no layout depends on the type of the results.
        return unsafeBitCast(self, to: NSFetchRequest<Result>.self)
    }
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// What a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
    public static var managedObjectResultType: NSFetchRequestResultType { [] }
}

/// Which objects of an entity a program wants, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    private var namedEntity: String?
    private var givenEntity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// Effect: none, because everything is in memory.
    open var fetchBatchSize = 0
    open var includesSubentities = true
    /// Effect: none; the values of results are there at once.
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    /// Effect: none; related objects are there at once.
    open var relationshipKeyPathsForPrefetching: [String]?
    open var includesPendingChanges = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var shouldRefreshRefetchedObjects = false
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    public override init() {}

    public init(entityName: String) { namedEntity = entityName }

    public required init(_copying other: NSFetchRequest<ResultType>) {
        super.init()
        (namedEntity, givenEntity) = (other.namedEntity, other.givenEntity)
        (predicate, sortDescriptors, affectedStores) = (other.predicate, other.sortDescriptors, other.affectedStores)
        (fetchLimit, fetchOffset, fetchBatchSize) = (other.fetchLimit, other.fetchOffset, other.fetchBatchSize)
        (includesSubentities, includesPropertyValues) = (other.includesSubentities, other.includesPropertyValues)
        (returnsObjectsAsFaults, includesPendingChanges) = (other.returnsObjectsAsFaults, other.includesPendingChanges)
        relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
        (returnsDistinctResults, propertiesToFetch) = (other.returnsDistinctResults, other.propertiesToFetch)
        (propertiesToGroupBy, havingPredicate) = (other.propertiesToGroupBy, other.havingPredicate)
        (shouldRefreshRefetchedObjects, resultType) = (other.shouldRefreshRefetchedObjects, other.resultType)
    }

    open var entityName: String? { givenEntity?.name ?? namedEntity ?? modelEntity?.name }

    open var entity: NSEntityDescription? {
        get { givenEntity ?? modelEntity }
        set { givenEntity = newValue }
    }

    /// The entity of the results' class, for a request that names none.
    private var modelEntity: NSEntityDescription? {
        guard namedEntity == nil else { return nil }
        return (ResultType.self as? NSManagedObject.Type).flatMap { ManagedClasses.entity(of: $0) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(_copying: self) }

    /// Fetches in the context whose block runs.
    public func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            CoreDataProblem.end("execute() of a fetch request is called outside a context's perform(_:).")
        }
        return try context.fetch(self)
    }

    /// What the request asks, without the type of its results.
    func query(in context: NSManagedObjectContext) throws -> FetchQuery {
        guard let name = entityName else {
            CoreDataProblem.end(
                "A fetch request names no entity, and no model that the program has loaded has an entity of the class "
                    + "\(ResultType.self).")
        }
        let model = context.coordinator?.managedObjectModel
        guard let entity = model?.entitiesByName[name] ?? givenEntity else {
            CoreDataProblem.end(
                "The model has no entity \(name), which a fetch request names. Entities: "
                    + (model?.entities.compactMap(\.name).sorted().joined(separator: ", ") ?? "none") + ".")
        }
        return FetchQuery(
            entity: entity, includesSubentities: includesSubentities, predicate: predicate,
            sortDescriptors: sortDescriptors ?? [], limit: fetchLimit, offset: fetchOffset,
            includesPendingChanges: includesPendingChanges, refreshes: shouldRefreshRefetchedObjects, stores: affectedStores)
    }
}

/// Which objects a context looks for.
struct FetchQuery {
    var entity: NSEntityDescription
    var includesSubentities = true
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    var limit = 0
    var offset = 0
    var includesPendingChanges = true
    /// Whether objects that the context knows get the store's values.
    var refreshes = false
    var stores: [NSPersistentStore]?

    /// Whether objects of another entity are wanted.
    func wants(_ other: NSEntityDescription) -> Bool {
        includesSubentities ? other.isKindOf(entity: entity) : other.name == entity.name
    }
}
