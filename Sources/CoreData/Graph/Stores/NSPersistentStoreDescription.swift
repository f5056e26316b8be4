import Foundation
import FoundationSupplement

/// How a container makes a store.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    /// Effect: none, because nothing is synchronized.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public override init() {}
    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        (copy.isReadOnly, copy.shouldAddStoreAsynchronously) = (isReadOnly, shouldAddStoreAsynchronously)
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        return copy
    }
}

/// Which container of iCloud a store is synchronized with.
///
/// Effect: none, because nothing is synchronized.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    open var databaseScope: _CKDatabaseScope = .private

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
