import Foundation
import FoundationSupplement

/// Finds, inserts, changes and deletes objects of a container.
// The lock of the store guards all that changes.
public class ModelContext: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled = false
    public var author: String?
    /// Effect: none, because nothing undoes changes in a picture.
    public var undoManager: UndoManager?
    var inserted: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    /// The objects that were changed, with the values that they had before.
    var changed: [(model: any PersistentModel, old: [String: Any?])] = []

    public init(_ container: ModelContainer) {
        self.container = container
        for store in container.stores { store.add(self) }
    }

    public static let willSave = Notification.Name("_ModelContextWillSave")
    public static let didSave = Notification.Name("_ModelContextDidSave")

    /// The keys of what the notifications carry.
    public enum NotificationKey: String {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }

    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    public var debugDescription: String {
        "ModelContext(\(container.schema.types.map { "\($0)" }.joined(separator: ", ")))"
    }

    // MARK: Changes

    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { inserted }
    public var deletedModelsArray: [any PersistentModel] { deleted }
    public var changedModelsArray: [any PersistentModel] { changed.map(\.model).filter { !$0.isDeleted } }

    func isChanged(_ model: any PersistentModel) -> Bool {
        ([inserted, deleted, changedModelsArray].joined()).contains { $0 === model }
    }

    /// Notes the value that a property had before its first change.
    func note(_ model: any PersistentModel, _ name: String, old: Any?) {
        if inserted.contains(where: { $0 === model }) { return }
        let index = changed.firstIndex { $0.model === model } ?? changed.endIndex
        if index == changed.endIndex { changed.append((model, [:])) }
        if changed[index].old[name] == nil { changed[index].old[name] = .some(old) }
    }

    /// Inserts an object, with those that it is related to.
    public func insert<T: PersistentModel>(_ model: T) {
        let state = model._$modelState
        if state.context === self, !state.isDeleted { return }
        deleted.removeAll { $0 === model }
        state.context = self
        state.isDeleted = false
        if let saved = container.store(for: T.self)?.saved(model.persistentModelID), saved === model { return }
        inserted.append(model)
        let description = EntityDescription.of(type(of: model))
        for property in description.relationships {
            let related = property.access.models(in: model)
            RelationshipUpkeep.connect(model, property, description, old: [], new: related)
            for other in related where other.modelContext == nil { insert(other) }
        }
        // A property that nobody set is empty, as it is in a store.
        for property in description.properties where property.access.value(in: model) == nil {
            _ = property.access.clear(in: model)
        }
    }

    /// Deletes an object, and does with related ones what the relationships' rules say.
    public func delete<T: PersistentModel>(_ model: T) {
        let state = model._$modelState
        if state.isDeleted { return }
        state.isDeleted = true
        if inserted.contains(where: { $0 === model }) {
            inserted.removeAll { $0 === model }
        } else {
            deleted.append(model)
        }
        let description = EntityDescription.of(type(of: model))
        for property in description.relationships {
            let related = property.access.models(in: model)
            let rule = property.relationship?.deleteRule ?? .nullify
            if rule == .cascade { related.forEach { delete($0) } }
            guard rule != .noAction, let inverse = description.inverse(of: property) else { continue }
            for other in related where !other.isDeleted { RelationshipUpkeep.remove(model, inverse, from: other) }
        }
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate))
        where includeSubclasses || type(of: object) == model {
            delete(object)
        }
    }

    // MARK: Saving

    public func save() throws {
        guard hasChanges else { return }
        guard container.allowsSave else { throw SwiftDataError.modelValidationFailure }
        try refuseDenied()
        NotificationCenter.default.post(name: ModelContext.willSave, object: self)
        for model in inserted { container.store(for: type(of: model))?.add(model) }
        for model in deleted { container.store(for: type(of: model))?.remove(model) }
        (inserted, deleted, changed) = ([], [], [])
        NotificationCenter.default.post(name: ModelContext.didSave, object: self)
    }

    /// - Throws: `SwiftDataError` if a deleted object is related to others by a rule that denies it.
    private func refuseDenied() throws {
        for model in deleted {
            for property in EntityDescription.of(type(of: model)).relationships
            where property.relationship?.deleteRule == .deny {
                if property.access.models(in: model).contains(where: { !$0.isDeleted }) {
                    throw SwiftDataError.modelValidationFailure
                }
            }
        }
    }

    /// Forgets all changes since the last save.
    public func rollback() {
        for model in inserted { model._$modelState.context = nil }
        for model in deleted { model._$modelState.isDeleted = false }
        for (model, old) in changed {
            for property in EntityDescription.of(type(of: model)).properties {
                if let value = old[property.name] { property.access.setValue(value, in: model) }
            }
        }
        (inserted, deleted, changed) = ([], [], [])
    }

    /// Saves what `block` does; forgets it if it throws.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    /// Effect: none. Nothing undoes changes in a picture.
    public func processPendingChanges() {}
}
