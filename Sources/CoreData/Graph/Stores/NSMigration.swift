import Foundation

// What apps declare for moving a store from one model to another. No store has to be moved, because none has a file.

/// How objects of one entity become objects of another one.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var entityMigrationPolicyClassName: String?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var userInfo: [AnyHashable: Any]?

    public override init() {}
}

/// How a property of a new object gets its value.
open class NSPropertyMapping: NSObject {
    open var name: String?
    open var valueExpression: _NSExpression?
    open var userInfo: [AnyHashable: Any]?

    public override init() {}
}

/// How a store moves from one model to another.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    public override init() {}

    /// Finds none: models that describe how to move a store are not compiled.
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
    ) { nil }

    public init?(contentsOf url: URL?) { nil }

    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { NSMappingModel() }
}

/// Moves a store from one model to another.
open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open var migrationProgress: Float { 0 }
    open var userInfo: [AnyHashable: Any]?
    open var usesStoreSpecificMigrationManager = true

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// - Throws: an error, because there is no file to move.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSMigrationError,
            userInfo: [NSLocalizedDescriptionKey: "There is no store at \(sourceURL.path): stores are kept in memory."])
    }

    /// - Throws: an error, because there is no file to move.
    public func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any] = [:],
        mapping mappings: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any] = [:]
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mappings,
            toDestinationURL: destinationURL, destinationType: destinationType.rawValue, destinationOptions: destinationOptions)
    }

    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func cancelMigrationWithError(_ error: any Error) {}
}

/// Steps of a move that an app takes over.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}

    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

extension NSManagedObjectModel {
    /// Whether a store with the metadata fits the model. All stores of a run do.
    public func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }

    public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        mergedModel(from: bundles)
    }
}
