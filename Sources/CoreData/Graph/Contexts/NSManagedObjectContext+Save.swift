import Foundation

// Writing changes to the parent: a context or the stores.

extension NSManagedObjectContext {
    /// - Throws: an error where an object breaks a rule of the model, or no store takes it.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        // Objects may change others before they are saved.
        var announced: Set<Int> = []
        for _ in 0..<100 {
            let waiting = changedObjects.filter { announced.insert($0.objectID.serial).inserted }
            if waiting.isEmpty { break }
            for object in waiting { object.willSave() }
        }
        computeDerivedValues()
        try UniquenessCheck(self).run()
        for object in ContextChanges.ordered(changes.inserted) { try object.validateForInsert() }
        for object in ContextChanges.ordered(changes.updated) { try object.validateForUpdate() }
        for object in ContextChanges.ordered(changes.deleted) { try object.validateForDelete() }
        processPendingChanges()
        let saved = changes
        if let parent {
            saveChanges(to: parent)
        } else if let coordinator {
            try coordinator.locked { try saveChanges(to: coordinator) }
        } else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134030,
                userInfo: [NSLocalizedDescriptionKey: "The context has neither a parent nor a persistent store coordinator."])
        }
        changes = ContextChanges()
        for object in Array(saved.inserted.values) + Array(saved.updated.values) {
            (object.isInserted, object.isUpdated) = (false, false)
            object.state.committed = nil
        }
        for object in saved.deleted.values { forget(object) }
        for objects in [saved.inserted, saved.updated, saved.deleted] {
            for object in ContextChanges.ordered(objects) { object.didSave() }
        }
        announce(saved)
    }

    private var changedObjects: [NSManagedObject] {
        [changes.inserted, changes.updated, changes.deleted].flatMap(ContextChanges.ordered)
    }

    private func computeDerivedValues() {
        for object in ContextChanges.ordered(changes.inserted) + ContextChanges.ordered(changes.updated) {
            for attribute in object.entity.attributes {
                guard let derived = attribute as? NSDerivedAttributeDescription, let expression = derived.derivationExpression
                else { continue }
                let value = expression.expressionValue(with: object, context: nil)
                object.state.values[derived.name] = StoredValue.make(value, for: derived)
            }
        }
    }

    private func storedValues(of object: NSManagedObject) -> [String: Any] {
        var values = object.state.values
        for property in object.entity.properties where property.isTransient { values[property.name] = nil }
        return values
    }

    private func saveChanges(to coordinator: NSPersistentStoreCoordinator) throws {
        let new = try ContextChanges.ordered(changes.inserted).map { ($0, try storeForNewObject($0)) }
        for (object, store) in new { store.write(storedValues(of: object), for: object.objectID) }
        for object in ContextChanges.ordered(changes.updated) {
            object.objectID.store?.write(storedValues(of: object), for: object.objectID)
        }
        for id in changes.deleted.values.map(\.objectID) { id.store?.remove(id) }
        chosenStores = [:]
        coordinator.noteSave()
    }

    private func saveChanges(to parent: NSManagedObjectContext) {
        for object in ContextChanges.ordered(changes.inserted) {
            let twin = ManagedClasses.make(object.entity, id: object.objectID)
            twin.state.values = object.state.values
            twin.managedObjectContext = parent
            twin.isInserted = true
            parent.registered[object.objectID.serial] = twin
            parent.changes.inserted[object.objectID.serial] = twin
        }
        for object in ContextChanges.ordered(changes.updated) {
            guard let twin = parent.relatedObject(object.objectID) else { continue }
            if twin.state.committed == nil { twin.state.committed = twin.loadedValues }
            twin.state.values = object.state.values
            twin.objectWillChangePublisher.send()
            parent.noteChange(of: twin)
        }
        for id in changes.deleted.values.map(\.objectID) {
            guard let twin = parent.relatedObject(id) else { continue }
            if twin.isInserted {
                parent.changes.inserted[id.serial] = nil
                parent.forget(twin)
            } else {
                if twin.state.committed == nil { twin.state.committed = twin.loadedValues }
                parent.changes.updated[id.serial] = nil
                parent.changes.deleted[id.serial] = twin
            }
            (twin.isInserted, twin.isUpdated, twin.isDeleted) = (false, false, true)
        }
    }

    /// Tells the other contexts and the program's observers.
    private func announce(_ saved: ContextChanges) {
        let (updated, deleted) = (saved.updated.values.map(\.objectID), saved.deleted.values.map(\.objectID))
        for context in coordinator?.contexts(besides: self) ?? [] where context.automaticallyMergesChangesFromParent {
            guard context.parent == nil ? parent == nil : context.parent === self || parent == nil else { continue }
            context.queue.runSoon { context.merge(updated: updated, deleted: deleted) }
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
        var identifiers: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectIDsKey, saved.inserted), (NSUpdatedObjectIDsKey, saved.updated), (NSDeletedObjectIDsKey, saved.deleted),
        ] where !objects.isEmpty {
            identifiers[key] = Set(objects.values.map(\.objectID))
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: identifiers)
        if parent == nil, let coordinator {
            NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: [:])
        }
    }

    // MARK: Changes of others

    /// Takes over what another context has saved, where this one has not changed the object itself.
    func merge(updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        for id in updated {
            guard let object = registered[id.serial], !object.state.isFault else { continue }
            if object.hasChanges {
                refresh(object, mergeChanges: true)
            } else if let values = parentValues(of: id) {
                object.objectWillChangePublisher.send()
                object.state.values = values
            }
        }
        for id in deleted {
            guard let object = registered[id.serial] else { continue }
            object.objectWillChangePublisher.send()
            object.isDeleted = true
            (changes.updated[id.serial], changes.deleted[id.serial]) = (nil, nil)
            forget(object)
        }
    }

    public func mergeChanges(fromContextDidSave notification: Notification) {
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
    }

    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func identifiers(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                switch changeNotificationData[key] {
                case let objects as Set<NSManagedObject>: objects.map(\.objectID)
                case let identifiers as Set<NSManagedObjectID>: Array(identifiers)
                case let identifiers as [NSManagedObjectID]: identifiers
                case let objects as [NSManagedObject]: objects.map(\.objectID)
                default: []
                }
            }
            .sorted { $0.serial < $1.serial }
        }
        let updated = identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey)
        let deleted = identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
        for context in contexts { context.merge(updated: updated, deleted: deleted) }
    }
}
