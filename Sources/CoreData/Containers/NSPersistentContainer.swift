import Foundation

/// A model with its stores and contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // A program sets it up before it uses it on several threads, as Core Data demands.
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container for the model of the same name in the extension's bundle.
    public convenience init(name: String) {
        guard let url = ModelLocation.model(named: name), let model = NSManagedObjectModel(contentsOf: url) else {
            CoreDataProblem.end(
                "The extension's bundle has no Core Data model \(name). Darkroom takes \(name).xcdatamodeld from the target's "
                    + "files; name its folder, too, where it lies elsewhere.")
        }
        self.init(name: name, managedObjectModel: model)
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let folder = NSPersistentContainer.folder
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))]
        super.init()
    }

    open class func defaultDirectoryURL() -> URL { folder }

    /// Where a device has the stores. Nothing is written there.
    private static var folder: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }

    /// Makes the stores. They are there when the function returns.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform(schedule: .enqueued) { () throws(Failure) -> T in try block(context) }
    }
}
