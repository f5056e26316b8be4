import Foundation

// Reading and writing of properties. Relationships keep both of their ends.

extension NSManagedObject: KeyValueReadable {
    package func keyedValue(_ key: String) throws -> Any? {
        switch key {
        case "objectID": return objectID
        case "entity": return entity.name
        default: break
        }
        guard let property = entity.property(key) else {
            if let value = undeclaredValue(key) { return value.value }
            throw PredicateProblem("the entity \(entity.name ?? "") has no property \(key)")
        }
        return value(of: property)
    }

    package var comparableIdentity: AnyHashable { objectID }

    /// The value of a stored property of the class that the model does not know.
    func undeclaredValue(_ key: String) -> (value: Any?, Void)? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror, level.subjectType != NSManagedObject.self {
            if let child = level.children.first(where: { $0.label == key }) { return (child.value, ()) }
            mirror = level.superclassMirror
        }
        return nil
    }

    func value(of property: NSPropertyDescription) -> Any? {
        let stored = loadedValues[property.name]
        guard let relationship = property as? NSRelationshipDescription else {
            return property is NSFetchedPropertyDescription ? [Any]() : stored
        }
        let objects = stored.map(ObjectState.identifiers).map { $0.compactMap { managedObjectContext?.relatedObject($0) } } ?? []
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func setValue(_ value: Any?, of property: NSPropertyDescription) {
        if let relationship = property as? NSRelationshipDescription {
            return relate(relationship, to: NSManagedObject.objects(in: value, of: relationship))
        }
        guard let attribute = property as? NSAttributeDescription else { return }
        let stored = StoredValue.make(value, for: attribute)
        change { $0[attribute.name] = stored }
    }

    /// The objects that a program gives a relationship.
    private static func objects(in value: Any?, of relationship: NSRelationshipDescription) -> [NSManagedObject] {
        guard let value = StoredValue.unwrapped(value) else { return [] }
        switch value {
        case let object as NSManagedObject: return [object]
        case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.serial < $1.objectID.serial }
        case let array as [NSManagedObject]: return array
        case let set as Set<NSManagedObject>: return set.sorted { $0.objectID.serial < $1.objectID.serial }
        case let array as NSArray: return array.compactMap { $0 as? NSManagedObject }
        default:
            CoreDataProblem.end("The relationship \(relationship.name) cannot have a value of the type \(type(of: value)).")
        }
    }

    /// Makes a relationship refer to exactly these objects, and their inverse to this object.
    func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
        let old = objectIDs(forRelationshipNamed: relationship.name)
        let new = objects.map(\.objectID).unique()
        guard old != new else { return }
        for object in objects {
            guard let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) else { continue }
            CoreDataProblem.end(
                "The relationship \(relationship.name) of \(entity.name ?? "") takes objects of \(destination.name ?? ""), "
                    + "not of \(object.entity.name ?? "").")
        }
        store(new, in: relationship)
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (Set(old), Set(new))
        for id in old where !after.contains(id) {
            managedObjectContext?.relatedObject(id)?.forget(objectID, in: inverse)
        }
        for object in objects where !before.contains(object.objectID) { object.remember(self, in: inverse) }
    }

    private func store(_ identifiers: [NSManagedObjectID], in relationship: NSRelationshipDescription) {
        change { values in
            values[relationship.name] = relationship.isToMany ? identifiers : identifiers.first
        }
    }

    /// Removes an object from one end of a relationship.
    func forget(_ id: NSManagedObjectID, in relationship: NSRelationshipDescription) {
        let identifiers = objectIDs(forRelationshipNamed: relationship.name)
        guard identifiers.contains(id) else { return }
        store(identifiers.filter { $0 !== id }, in: relationship)
    }

    private func remember(_ object: NSManagedObject, in relationship: NSRelationshipDescription) {
        let identifiers = objectIDs(forRelationshipNamed: relationship.name)
        guard !identifiers.contains(object.objectID) else { return }
        if relationship.isToMany { return store(identifiers + [object.objectID], in: relationship) }
        // An object that belonged to another one leaves it.
        if let inverse = relationship.inverseRelationship {
            for id in identifiers { managedObjectContext?.relatedObject(id)?.forget(objectID, in: inverse) }
        }
        store([object.objectID], in: relationship)
    }

    /// Changes the values and tells the context.
    private func change(_ body: (inout [String: Any]) -> Void) {
        var values = loadedValues
        objectWillChangePublisher.send()
        let before = values
        body(&values)
        if state.committed == nil { state.committed = before }
        state.values = values
        managedObjectContext?.noteChange(of: self)
    }
}

// What generated and rewritten properties call.
extension NSManagedObject {
    /// The value of a property that the model declares.
    public func _managedValue<Value>(_ key: String) -> Value {
        let property = declared(key)
        let stored = value(of: property)
        guard let value = PropertyValue.property(stored, as: Value.self) else {
            let found = stored.map { "a value of the type \(type(of: $0))" } ?? "no value"
            CoreDataProblem.end(
                "The property \(key) of \(type(of: self)) has the type \(Value.self), and the object has \(found).")
        }
        return value
    }

    /// Sets a property that the model declares.
    public func _setManagedValue<Value>(_ key: String, _ value: Value) { setValue(value, of: declared(key)) }

    /// Runs a method that Core Data provides for a relationship to many objects, such as `addToItems(_:)`.
    public func _performManaged(_ method: String, _ first: Any, _ second: Any? = nil) {
        guard let change = RelationshipChange(method, first, second, of: entity) else {
            CoreDataProblem.end("Core Data provides no method \(method) for the entity \(entity.name ?? "").")
        }
        let current = objectIDs(forRelationshipNamed: change.relationship.name).compactMap { managedObjectContext?.relatedObject($0) }
        relate(change.relationship, to: change.applied(to: current))
    }

    /// The property of a name; `primitiveName` is the property `name`, too.
    private func declared(_ key: String) -> NSPropertyDescription {
        if let property = entity.property(key) { return property }
        if key.hasPrefix("primitive") {
            let name = key.dropFirst(9)
            if let property = entity.property(name.prefix(1).lowercased() + name.dropFirst()) { return property }
        }
        CoreDataProblem.end("The entity \(entity.name ?? "") has no property \(key), which \(type(of: self)) declares with @NSManaged.")
    }
}

extension Array where Element: Hashable {
    /// The elements without those that occur earlier in the array.
    func unique() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
