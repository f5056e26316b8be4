import Foundation

/// The results of a fetch as dictionaries: values of some properties, and values computed from groups of objects.
struct DictionaryResults {
    private let entity: NSEntityDescription
    private let properties: [Any]
    private let groups: [String]
    private let having: NSPredicate?
    private let isDistinct: Bool

    init<Result>(_ request: NSFetchRequest<Result>, entity: NSEntityDescription) {
        self.entity = entity
        properties = request.propertiesToFetch ?? entity.attributes.filter { !$0.isTransient }
        groups = (request.propertiesToGroupBy ?? []).compactMap(DictionaryResults.name)
        having = request.havingPredicate
        isDistinct = request.returnsDistinctResults
    }

    private static func name(_ property: Any) -> String? {
        (property as? String) ?? (property as? NSPropertyDescription)?.name
    }

    /// - Throws: `PredicateProblem` where a property is missing.
    func rows(of objects: [NSManagedObject]) throws -> [NSDictionary] {
        var rows: [NSDictionary] = []
        for group in try grouped(objects) {
            let row = NSMutableDictionary()
            for property in properties {
                guard let name = DictionaryResults.name(property) else { continue }
                if let value = try value(of: property, name, in: group) { row.setObject(value, forKey: name as NSString) }
            }
            if let having, !having.evaluate(with: row) { continue }
            if isDistinct, rows.contains(where: { $0.isEqual(row) }) { continue }
            if let copy = row.copy() as? NSDictionary { rows.append(copy) }
        }
        return rows
    }

    private func value(of property: Any, _ name: String, in group: [NSManagedObject]) throws -> Any? {
        let value: Any?
        if let description = property as? NSExpressionDescription, let expression = description.expression {
            // Aggregates take their argument from each object of the group.
            let isAggregate = ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:", "distinct:"]
                .contains(expression.function)
            let object: Any? = isAggregate ? group : group.first
            let result = expression.expressionValue(with: object, context: nil)
            value = StoredValue.make(result, as: description.expressionResultType)
        } else {
            value = try group.first.flatMap { try KeyedValue.at(name, of: $0) }
        }
        return (value as? NSManagedObject)?.objectID ?? value
    }

    /// The objects that one row is made of each.
    private func grouped(_ objects: [NSManagedObject]) throws -> [[NSManagedObject]] {
        let isAggregate = properties.contains { property in
            ["sum:", "count:", "min:", "max:", "average:"].contains((property as? NSExpressionDescription)?.expression?.function ?? "")
        }
        guard !groups.isEmpty else { return isAggregate ? [objects] : objects.map { [$0] } }
        var keys: [[Any?]] = []
        var found: [[NSManagedObject]] = []
        for object in objects {
            let key = try groups.map { try KeyedValue.at($0, of: object) }
            if let index = keys.firstIndex(where: { zip($0, key).allSatisfy { StoredValue.equals($0, $1) } }) {
                found[index].append(object)
            } else {
                keys.append(key)
                found.append([object])
            }
        }
        return found
    }
}
