import Foundation

/// The objects of a Realm, which all that open the same file share.
final class RealmStore: @unchecked Sendable {  // Its objects are guarded.
    let configuration: Realm.Configuration
    private let lock = NSRecursiveLock()
    private var classes: [ObjectIdentifier: [ObjectBase]] = [:]
    private var types: [ObjectBase.Type] = []
    private var seeded: Set<ObjectIdentifier> = []
    private var before: [ObjectIdentifier: [ObjectBase]]?
    /// Changes with each change of the objects.
    private(set) var version = 0

    private nonisolated(unsafe) static var stores: [String: RealmStore] = [:]
    private static let storesLock = NSLock()

    static func store(of configuration: Realm.Configuration) -> RealmStore {
        storesLock.withLock {
            let key = configuration.identity
            if let store = stores[key] { return store }
            let store = RealmStore(configuration)
            stores[key] = store
            return store
        }
    }

    /// Forgets a Realm, whose file a program deletes.
    static func remove(_ configuration: Realm.Configuration) -> Bool {
        storesLock.withLock { stores.removeValue(forKey: configuration.identity) != nil }
    }

    static func exists(_ configuration: Realm.Configuration) -> Bool {
        storesLock.withLock { stores[configuration.identity] != nil }
    }

    init(_ configuration: Realm.Configuration) { self.configuration = configuration }

    var isWriting: Bool { lock.withLock { before != nil } }
    var isEmpty: Bool { lock.withLock { classes.values.allSatisfy(\.isEmpty) } }
    var knownTypes: [ObjectBase.Type] { lock.withLock { types } }

    // MARK: Transactions

    func begin() {
        lock.lock()
        if before != nil { fatalError("The Realm is already in a write transaction.") }
        before = classes
    }

    func commit() {
        guard before != nil else { fatalError("The Realm is not in a write transaction.") }
        before = nil
        version += 1
        lock.unlock()
    }

    /// Takes back what was added and deleted. Properties keep the values that they were given.
    func cancel() {
        guard let kept = before else { return }
        for object in classes.values.joined() { object.store = nil }
        for object in kept.values.joined() { (object.store, object.isDeleted) = (self, false) }
        (classes, before) = (kept, nil)
        version += 1
        lock.unlock()
    }

    // MARK: Objects

    /// The objects of a class, in the order in which they came. Those of `--data` came first.
    func objects(of type: ObjectBase.Type) -> [ObjectBase] {
        lock.withLock {
            meet(type)
            return classes[ObjectIdentifier(type)] ?? []
        }
    }

    func object(of type: ObjectBase.Type, key: AnyHashable) -> ObjectBase? {
        objects(of: type).first { $0.primaryKeyValue == key }
    }

    private func meet(_ type: ObjectBase.Type) {
        guard seeded.insert(ObjectIdentifier(type)).inserted else { return }
        types.append(type)
        RealmSeeding(store: self).load(type)
    }

    /// Adds an object with all that it refers to.
    func add(_ object: ObjectBase, update: Realm.UpdatePolicy) {
        lock.withLock {
            guard object.store !== self else { return }
            let type = Swift.type(of: object)
            meet(type)
            if let key = object.primaryKeyValue, let index = classes[ObjectIdentifier(type)]?.firstIndex(where: { $0.primaryKeyValue == key }) {
                let existing = classes[ObjectIdentifier(type)]![index]
                guard update != .error else {
                    fatalError("Attempting to create an object of type '\(type.className())' with an existing primary key value '\(key)'.")
                }
                // Whoever holds the former object sees the new values, too.
                for property in ObjectProperties.of(type).all where !property.isPrimary { _ = property.write(existing, property.read(object)) }
                classes[ObjectIdentifier(type)]![index] = object
            } else {
                classes[ObjectIdentifier(type), default: []].append(object)
            }
            object.store = self
            object.isDeleted = false
            version += 1
            for other in related(to: object) where other.store == nil { add(other, update: update == .error ? .modified : update) }
        }
    }

    /// Deletes an object out of the Realm, and out of all that refers to it.
    func delete(_ object: ObjectBase) {
        lock.withLock {
            guard object.store === self else { return }
            let type = Swift.type(of: object)
            classes[ObjectIdentifier(type)]?.removeAll { $0 === object }
            for other in classes.values.joined() {
                for property in ObjectProperties.of(Swift.type(of: other)).all {
                    let value = PropertyConversion.unwrapped(property.read(other))
                    if let holder = value as? any ObjectHolder { holder.remove(object: object) }
                    if let value = value as? ObjectBase, value === object { _ = property.write(other, nil) }
                }
            }
            object.isDeleted = true
            object.store = nil
            version += 1
        }
    }

    func deleteAll() {
        lock.withLock {
            for object in classes.values.joined() { (object.isDeleted, object.store) = (true, nil) }
            for key in classes.keys { classes[key] = [] }
            version += 1
        }
    }

    /// The objects that an object refers to in its own properties.
    private func related(to object: ObjectBase) -> [ObjectBase] {
        ObjectProperties.of(type(of: object)).all.flatMap { property -> [ObjectBase] in
            let value = PropertyConversion.unwrapped(property.read(object))
            if let holder = value as? any ObjectHolder { return holder.heldObjects }
            return (value as? ObjectBase).map { [$0] } ?? []
        }
    }
}
