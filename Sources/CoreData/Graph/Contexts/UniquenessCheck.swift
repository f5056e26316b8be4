import Foundation

/// Finds objects that share values which the model says no two objects share, and does what the merge policy says.
struct UniquenessCheck {
    private let context: NSManagedObjectContext

    init(_ context: NSManagedObjectContext) { self.context = context }

    /// - Throws: an error where the policy leaves a conflict to the program.
    func run() throws {
        // A parent context checks when it saves itself.
        guard context.parent == nil else { return }
        let changed = ContextChanges.ordered(context.changes.inserted) + ContextChanges.ordered(context.changes.updated)
        for object in changed where !object.isDeleted {
            for names in constraints(of: object.entity) {
                guard let other = conflict(of: object, names) else { continue }
                try resolve(object, other, names)
            }
        }
    }

    private func constraints(of entity: NSEntityDescription) -> [[String]] {
        var all: [[String]] = []
        var level: NSEntityDescription? = entity
        while let current = level {
            all += current.uniquenessConstraints.map { names in
                names.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
            }
            level = current.superentity
        }
        return all
    }

    /// The root of the entities that share a constraint with an entity.
    private func owner(of names: [String], _ entity: NSEntityDescription) -> NSEntityDescription {
        var owner = entity
        while let above = owner.superentity, names.allSatisfy({ above.property($0) != nil }) { owner = above }
        return owner
    }

    private func conflict(of object: NSManagedObject, _ names: [String]) -> NSManagedObject? {
        let values = names.map { object.state.values[$0] }
        guard !values.contains(where: { $0 == nil }) else { return nil }
        return context.objects(matching: FetchQuery(entity: owner(of: names, object.entity))).first { other in
            other !== object && !other.isDeleted
                && zip(names, values).allSatisfy { StoredValue.equals(other.loadedValues[$0], $1) }
        }
    }

    private func resolve(_ object: NSManagedObject, _ other: NSManagedObject, _ names: [String]) throws {
        // A program's own policy may resolve the conflict.
        if let policy = context.mergePolicy as? NSMergePolicy, type(of: policy) != NSMergePolicy.self {
            try policy.resolve(constraintConflicts: [
                NSConstraintConflict(
                    constraint: names, databaseObject: other.isInserted ? nil : other,
                    databaseSnapshot: other.isInserted ? nil : other.committedValues(forKeys: nil),
                    conflictingObjects: other.isInserted ? [object, other] : [object], conflictingSnapshots: [])
            ])
            if object.isDeleted || other.isDeleted || conflict(of: object, names) == nil { return }
        }
        // The object that was there first stays.
        let (first, second) = object.isInserted && !(other.isInserted && other.objectID.serial > object.objectID.serial)
            ? (other, object) : (object, other)
        guard second.isInserted else { throw problem(object, names) }
        switch NSMergePolicy.type(of: context.mergePolicy) {
        case .errorMergePolicyType: throw problem(object, names)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            for property in second.entity.properties where second.state.values[property.name] != nil {
                first.setValue(second.value(of: property), of: property)
            }
        }
        context.delete(second)
    }

    private func problem(_ object: NSManagedObject, _ names: [String]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "Two objects of \(object.entity.name ?? "") have the same \(names.joined(separator: ", "))."
            ])
    }
}
