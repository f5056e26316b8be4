import Foundation

/// A change that a method such as `addToItems(_:)` or `replaceItems(at:with:)` makes to a relationship.
struct RelationshipChange {
    private enum Verb: CaseIterable {
        case add, remove, insert, replace

        var prefixes: [String] {
            switch self {
            case .add: ["addTo", "add"]
            case .remove: ["removeFrom", "remove"]
            case .insert: ["insertInto", "insert"]
            case .replace: ["replaceObjectIn", "replace"]
            }
        }
    }

    let relationship: NSRelationshipDescription
    private let verb: Verb
    private let places: [Int]
    private let objects: [NSManagedObject]

    /// - Returns: nil where the entity has no such relationship.
    init?(_ method: String, _ first: Any, _ second: Any?, of entity: NSEntityDescription) {
        let name = String(method.prefix { $0 != "(" })
        for verb in Verb.allCases {
            for prefix in verb.prefixes where name.hasPrefix(prefix) {
                let rest = String(name.dropFirst(prefix.count))
                for suffix in ["", "Object", "Objects", "AtIndexes"] where rest.hasSuffix(suffix) {
                    let end = String(rest.dropLast(suffix.count))
                    let key = end.prefix(1).lowercased() + end.dropFirst()
                    guard let property = entity.property(key) ?? entity.property(end),
                        let relationship = property as? NSRelationshipDescription
                    else { continue }
                    self.relationship = relationship
                    self.verb = verb
                    places = [first, second].compactMap { $0 }.flatMap(RelationshipChange.places)
                    objects = [first, second].compactMap { $0 }.flatMap(RelationshipChange.objects)
                    return
                }
            }
        }
        return nil
    }

    private static func places(_ value: Any) -> [Int] {
        if let place = value as? Int { return [place] }
        return (value as? NSIndexSet).map { Array($0 as IndexSet) } ?? (value as? IndexSet).map(Array.init) ?? []
    }

    private static func objects(_ value: Any) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.serial < $1.objectID.serial }
        case let array as [NSManagedObject]: array
        case let set as Set<NSManagedObject>: set.sorted { $0.objectID.serial < $1.objectID.serial }
        default: []
        }
    }

    /// The relationship's objects after the change.
    func applied(to current: [NSManagedObject]) -> [NSManagedObject] {
        var result = current
        switch verb {
        case .add: result += objects.filter { !current.contains($0) }
        case .remove where places.isEmpty: result.removeAll(where: objects.contains)
        case .remove: for place in places.sorted().reversed() where result.indices.contains(place) { result.remove(at: place) }
        case .insert:
            result.removeAll(where: objects.contains)
            // One place is that of the first object; several are one for each.
            for (offset, object) in objects.enumerated() {
                let place = places.count == 1 ? places[0] + offset : offset < places.count ? places[offset] : result.count
                result.insert(object, at: min(max(0, place), result.count))
            }
        case .replace:
            for (place, object) in zip(places, objects) where result.indices.contains(place) { result[place] = object }
        }
        return result
    }
}
