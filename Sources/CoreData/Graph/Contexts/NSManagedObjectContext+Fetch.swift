import Foundation

// Finding objects.

extension NSManagedObjectContext {
    /// The values of an object where this context saves to.
    func parentValues(of id: NSManagedObjectID) -> [String: Any]? {
        guard let parent else { return coordinator?.row(id)?.values }
        if let object = parent.registered[id.serial] {
            return object.isDeleted ? nil : object.loadedValues
        }
        return parent.parentValues(of: id)
    }

    private func parentRows(for query: FetchQuery) -> [StoredRow] {
        guard let parent else { return coordinator?.rows(in: query.stores, where: query.wants) ?? [] }
        var all = query
        (all.predicate, all.sortDescriptors, all.limit, all.offset) = (nil, [], 0, 0)
        return parent.objects(matching: all).map { StoredRow(id: $0.objectID, values: $0.loadedValues) }
    }

    /// Gives a fault its values.
    func fulfill(_ object: NSManagedObject) {
        guard object.state.isFault else { return }
        object.state.isFault = false
        if let values = parentValues(of: object.objectID) { object.state.values = values }
        object.awakeFromFetch()
    }

    /// The context's object for a row.
    private func object(for row: StoredRow, refreshes: Bool) -> NSManagedObject {
        if let known = registered[row.id.serial] {
            if known.state.isFault || refreshes && !known.hasChanges {
                known.state.isFault = false
                known.state.values = row.values
            }
            return known
        }
        let object = made(row.id)
        object.state.isFault = false
        object.state.values = row.values
        object.awakeFromFetch()
        return object
    }

    /// Makes a fault for an ID.
    private func made(_ id: NSManagedObjectID) -> NSManagedObject {
        let object = ManagedClasses.make(id.entity, id: id)
        object.state = ObjectState()
        object.state.isFault = true
        object.managedObjectContext = self
        registered[id.serial] = object
        return object
    }

    /// The objects that a fetch finds, in order.
    func objects(matching query: FetchQuery) -> [NSManagedObject] {
        var found = parentRows(for: query).map { object(for: $0, refreshes: query.refreshes) }
        if query.includesPendingChanges {
            found.removeAll(where: \.isDeleted)
            // New objects may have got permanent IDs before they are saved.
            let known = Set(found.map(\.objectID.serial))
            found += ContextChanges.ordered(changes.inserted).filter { !known.contains($0.objectID.serial) && query.wants($0.entity) }
        }
        if let predicate = query.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = FetchOrder(query.sortDescriptors).sorted(found)
        if query.offset > 0 { found.removeFirst(min(query.offset, found.count)) }
        if query.limit > 0 { found = Array(found.prefix(query.limit)) }
        return found
    }

    /// The object of an ID, or nil where it does not exist any more.
    func relatedObject(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = registered[id.serial] { return known }
        return parentValues(of: id) == nil ? nil : made(id)
    }

    /// Fetches objects, IDs, dictionaries or a count, as the request says.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        guard coordinator != nil else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134060,
                userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store coordinator."])
        }
        let query = try request.query(in: self)
        let results: [Any]
        switch request.resultType {
        case .managedObjectIDResultType: results = objects(matching: query).map(\.objectID)
        case .countResultType: results = [NSNumber(value: objects(matching: query).count)]
        case .dictionaryResultType:
            var all = query
            // Groups are sorted and counted, not the objects in them.
            (all.sortDescriptors, all.limit, all.offset) = ([], 0, 0)
            let objects = FetchOrder(query.sortDescriptors).sortedByKnownKeys(objects(matching: all))
            var rows = try DictionaryResults(request, entity: query.entity).rows(of: objects)
            rows = FetchOrder(query.sortDescriptors).sorted(rows)
            if query.offset > 0 { rows.removeFirst(min(query.offset, rows.count)) }
            results = query.limit > 0 ? Array(rows.prefix(query.limit)) : rows
        default: results = objects(matching: query)
        }
        return results.map { result in
            guard let result = result as? T else {
                CoreDataProblem.end(
                    "A fetch of \(query.entity.name ?? "") gave a \(Swift.type(of: result)) where the program wants "
                        + "\(T.self). The entity's class in the model is \(query.entity.managedObjectClassName ?? "").")
            }
            return result
        }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        objects(matching: try request.query(in: self)).count
    }

    public func object(with objectID: NSManagedObjectID) -> NSManagedObject { registered[objectID.serial] ?? made(objectID) }

    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID.serial] }

    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = relatedObject(objectID), !object.isDeleted { return object }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
            userInfo: [NSLocalizedDescriptionKey: "There is no object \(objectID)."])
    }
}

/// The order of a fetch's results.
private struct FetchOrder {
    private let descriptors: [NSSortDescriptor]

    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    /// Equal objects keep their order.
    func sorted<Element: NSObject>(_ objects: [Element]) -> [Element] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { left, right in
            for descriptor in descriptors {
                switch descriptor.compare(left.element, to: right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    /// Sorts by those descriptors that objects have values for; others sort computed values.
    func sortedByKnownKeys(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard let entity = objects.first?.entity else { return objects }
        let known = descriptors.filter { descriptor in
            guard let key = descriptor.key else { return true }
            return entity.property(String(key.prefix { $0 != "." })) != nil
        }
        return FetchOrder(known).sorted(objects)
    }
}
