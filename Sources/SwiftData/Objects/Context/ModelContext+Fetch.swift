import Foundation

extension ModelContext {
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        guard let store = container.store(for: T.self) else { throw SwiftDataError.unknownSchema }
        store.autosave(before: self)
        return try store.lock.withLock {
            var models = store.saved(T.self)
            if descriptor.includePendingChanges {
                models += inserted.compactMap { $0 as? T }
                models.removeAll { model in deleted.contains { $0 === model } }
            }
            let found = try descriptor.selected(from: models)
            for model in found where model._$modelState.context == nil { model._$modelState.context = self }
            return found
        }
    }

    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(try fetchIdentifiers(descriptor))
    }

    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// Returns the object of an identifier. The program ends if there is none, as on Apple's systems.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = object(for: persistentModelID) else {
            fatalError("No \(persistentModelID.entityName) has the identifier \(persistentModelID.id.key).")
        }
        return model
    }

    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        object(for: persistentModelID) as? T
    }

    func object(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
        let model = inserted.first { $0.persistentModelID == identifier }
            ?? container.stores.lazy.compactMap { $0.saved(identifier) }.first
        if let model, model._$modelState.context == nil { model._$modelState.context = self }
        return model
    }
}
