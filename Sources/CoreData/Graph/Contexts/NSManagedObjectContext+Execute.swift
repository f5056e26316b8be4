import Foundation

// Requests of other kinds.

extension NSManagedObjectContext {
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try result(of: request) as? NSPersistentStoreResult ?? NSPersistentStoreResult()
    }

    /// - Throws: an error where the request cannot be carried out.
    func result(of request: NSPersistentStoreRequest) throws -> Any {
        switch request {
        case let request as NSBatchDeleteRequest: try delete(request)
        case let request as NSBatchUpdateRequest: try update(request)
        case let request as NSBatchInsertRequest: try insert(request)
        case let request as NSPersistentHistoryChangeRequest: NSPersistentHistoryResult(request.resultType)
        case let request as any ExecutableRequest: try request.executed(in: self)
        default: throw CocoaError(.featureUnsupported)
        }
    }

    /// A context of its own, as a batch works past this one's changes.
    private func separateContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        return context
    }

    private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        let context = separateContext()
        let found = try request.found(in: context)
        for id in found { if let object = context.relatedObject(id) { context.delete(object) } }
        try context.save()
        return NSBatchDeleteResult(found, request.resultType)
    }

    private func entity(_ name: String) -> NSEntityDescription {
        guard let entity = coordinator?.managedObjectModel.entitiesByName[name] else {
            CoreDataProblem.end("The model has no entity \(name), which a batch request names.")
        }
        return entity
    }

    private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let context = separateContext()
        let objects = context.objects(
            matching: FetchQuery(
                entity: entity(request.entityName), includesSubentities: request.includesSubentities, predicate: request.predicate))
        for object in objects {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name ?? ""
                let expression = value as? _NSExpression
                let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
                object.setValue(new, forKey: name)
            }
        }
        try context.save()
        return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
    }

    private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let context = separateContext()
        let entity = entity(request.entityName)
        var objects: [NSManagedObject] = []
        func add() -> NSManagedObject {
            let object = ManagedClasses.make(entity)
            context.insert(object)
            objects.append(object)
            return object
        }
        for values in request.objectsToInsert ?? [] { add().setValuesForKeys(values) }
        if let handler = request.dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if handler(values) { break }
                var named: [String: Any] = [:]
                for (key, value) in values { if let key = key as? String { named[key] = value } }
                add().setValuesForKeys(named)
            }
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = add()
                guard handler(object) else { continue }
                context.delete(object)
                objects.removeLast()
                break
            }
        }
        try context.save()
        return NSBatchInsertResult(objects.map(\.objectID), request.resultType)
    }
}
