import Foundation
import Synchronization

/// The objects that were saved in a place. They live as long as the process, and nothing is written.
// The lock guards all that changes.
final class Store: @unchecked Sendable {
    let lock = NSRecursiveLock()
    private var types: [any PersistentModel.Type] = []
    /// The models whose records are not read yet.
    private var waiting: [any PersistentModel.Type] = []
    private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
    private var contexts: [WeakContext] = []

    private struct WeakContext {
        weak var context: ModelContext?
    }

    private static let shared = Mutex<[URL: Store]>([:])

    /// Returns the store of a place: all containers of the process share it.
    static func at(_ url: URL) -> Store {
        shared.withLock { stores in
            if let store = stores[url] { return store }
            let store = Store()
            stores[url] = store
            return store
        }
    }

    /// Makes the store know the models of a schema.
    func open(_ schema: [any PersistentModel.Type]) {
        lock.withLock {
            let new = schema.filter { type in !types.contains { $0 == type } }
            types += new
            waiting += new
            Seeding.note(new)
        }
    }

    func add(_ context: ModelContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Saves what other contexts have not saved yet, and would have by now.
    func autosave(before context: ModelContext) {
        lock.withLock {
            for case let other? in contexts.map(\.context) where other !== context && other.autosaveEnabled {
                try? other.save()
            }
        }
    }

    /// Returns the saved objects of a type and its subclasses, in the order in which they came.
    func saved<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
        lock.withLock {
            seed()
            let subtypes = types.filter { $0 != type && $0 is Model.Type }
            return ([type] + subtypes).flatMap { (models[ObjectIdentifier($0)] ?? []).compactMap { $0 as? Model } }
        }
    }

    func saved(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        lock.withLock {
            seed()
            return types.lazy.flatMap { self.models[ObjectIdentifier($0)] ?? [] }
                .first { $0.persistentModelID == identifier }
        }
    }

    /// Adds an object. It takes the place of one with the same unique values.
    func add(_ model: any PersistentModel) {
        lock.withLock {
            seed()
            let key = ObjectIdentifier(type(of: model))
            guard !(models[key] ?? []).contains(where: { $0 === model }) else { return }
            if let index = (models[key] ?? []).firstIndex(where: { Store.isSame($0, model) }),
                let old = models[key]?[index] {
                model._$modelState.adopt(old.persistentModelID)
                old._$modelState.isDeleted = true
                models[key]?[index] = model
            } else {
                models[key, default: []].append(model)
            }
        }
    }

    func remove(_ model: any PersistentModel) {
        lock.withLock { models[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model } }
    }

    func removeAll() { lock.withLock { (models, waiting) = ([:], []) } }

    private func seed() {
        guard !waiting.isEmpty else { return }
        let new = waiting
        waiting = []
        for model in Seeding.models(of: new) { models[ObjectIdentifier(type(of: model)), default: []].append(model) }
    }

    private static func isSame(_ old: any PersistentModel, _ new: any PersistentModel) -> Bool {
        EntityDescription.of(type(of: new)).unique.contains { properties in
            properties.allSatisfy { property in
                guard let first = property.access.value(in: old) as? AnyHashable,
                    let second = property.access.value(in: new) as? AnyHashable
                else { return false }
                return first == second
            }
        }
    }
}
