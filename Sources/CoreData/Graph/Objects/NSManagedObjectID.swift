import Foundation
import Synchronization

/// Names an object in all contexts. Each object has one ID; saving makes it permanent.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    // The store's place is set once, when the object is saved, under the coordinator's lock.
    private static let serials = Atomic<Int>(0)

    public let entity: NSEntityDescription
    /// Numbers all IDs of the program in the order in which they were made.
    let serial: Int
    private(set) weak var store: NSPersistentStore?
    /// The number of the row in the store; nil while the object is not saved.
    private(set) var key: Int?

    init(entity: NSEntityDescription, store: NSPersistentStore? = nil, key: Int? = nil) {
        (self.entity, self.store, self.key) = (entity, store, key)
        serial = NSManagedObjectID.serials.add(1, ordering: .relaxed).newValue
    }

    open var isTemporaryID: Bool { key == nil }
    open var persistentStore: NSPersistentStore? { store }

    open func uriRepresentation() -> URL {
        let place = key.map { "\(store?.identifier ?? "")/\(entity.name ?? "")/p\($0)" } ?? "/\(entity.name ?? "")/t\(serial)"
        return URL(string: "x-coredata://\(place)") ?? URL(fileURLWithPath: "/")
    }

    /// Makes the ID permanent.
    func assign(_ store: NSPersistentStore, key: Int) { (self.store, self.key) = (store, key) }

    // An address would give sets another order in each run.
    open override var hash: Int { serial }
    open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
    open override var description: String { uriRepresentation().absoluteString }
}
