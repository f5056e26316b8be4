import Foundation

/// An object whose values can be read by their names, as Objective-C's key-value coding does.
package protocol KeyValueReadable {
    /// Returns the value for a key.
    ///
    /// - Throws: `PredicateProblem` where the object has no such key.
    func keyedValue(_ key: String) throws -> Any?

    /// What makes two objects the same one in comparisons.
    var comparableIdentity: AnyHashable { get }
}

/// A collection of a type of its own, whose elements predicates ask for.
package protocol KeyValueElements {
    /// The elements in their order.
    var keyedElements: [Any] { get }
}

/// Reading of values by keys and paths of keys.
package enum KeyedValue {
    /// Returns the value at a path such as `category.name` or `items.@count`.
    ///
    /// - Throws: `PredicateProblem` where an object on the way lacks a key.
    package static func at(_ path: String, of object: Any?) throws -> Any? {
        var object = PredicateValue.unwrapped(object)
        var keys = path.split(separator: ".", omittingEmptySubsequences: true).map(String.init)[...]
        while let key = keys.popFirst() {
            guard let current = object else { return nil }
            if key == "self" || key == "SELF" { continue }
            if key.hasPrefix("@"), let elements = elements(of: current) {
                return try aggregate(String(key.dropFirst()), of: elements, path: keys.joined(separator: "."))
            }
            object = PredicateValue.unwrapped(try value(key, of: current))
        }
        return object
    }

    /// The elements of an array or a set of any type; nil where the value is neither. The order of a set's elements is
    /// that of their texts or identities, so it is the same in each run.
    static func elements(of value: Any) -> [Any?]? {
        switch value {
        case let array as [Any]: return array
        case let collection as any KeyValueElements: return collection.keyedElements
        case let array as NSArray: return array.map { $0 }
        case let set as NSOrderedSet: return set.array
        case let set as NSSet: return ordered(set.allObjects)
        case let set as Set<AnyHashable>: return ordered(set.map(\.base))
        case is NSDictionary, is [AnyHashable: Any], is String: return nil
        default: return (value as? any Sequence).flatMap { isCollection(value) ? all(of: $0) : nil }
        }
    }

    private static func isCollection(_ value: Any) -> Bool {
        let style = Mirror(reflecting: value).displayStyle
        return style == .collection || style == .set
    }

    private static func all(of sequence: some Sequence) -> [Any?] { sequence.map { $0 as Any } }

    private static func ordered(_ elements: [Any]) -> [Any] {
        elements.map { element in
            let name = (element as? any KeyValueReadable).map { "\($0.comparableIdentity)" } ?? "\(element)"
            return (name, element)
        }
        .sorted { ($0.0.count, $0.0) < ($1.0.count, $1.0) }.map(\.1)
    }

    private static func value(_ key: String, of object: Any) throws -> Any? {
        if let object = object as? any KeyValueReadable { return try object.keyedValue(key) }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let elements = elements(of: object) {
            if key == "count" { return elements.count }
            return try elements.map { try at(key, of: $0) }
        }
        if let text = object as? String {
            switch key {
            case "length": return (text as NSString).length
            case "lowercaseString": return text.lowercased()
            case "uppercaseString": return text.uppercased()
            case "capitalizedString": return text.capitalized
            case "integerValue", "intValue", "longLongValue": return (text as NSString).integerValue
            case "doubleValue": return (text as NSString).doubleValue
            case "description": return text
            default: throw PredicateProblem("a string has no value for the key \(key)")
            }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let child = level.children.first(where: { $0.label == key }) { return child.value }
            mirror = level.superclassMirror
        }
        if key == "description" { return "\(object)" }
        throw PredicateProblem(
            "\(type(of: object)) has no stored property \(key). Without Objective-C, predicates and sort descriptors read "
                + "stored properties and the attributes of managed objects by name, but no computed properties")
    }

    /// The value of a collection operator such as `@count` or `@sum.price`.
    private static func aggregate(_ name: String, of elements: [Any?], path: String) throws -> Any? {
        let values = try path.isEmpty ? elements : elements.map { try at(path, of: $0) }
        let present = values.map(PredicateValue.init).filter { !$0.isNull }
        switch name {
        case "count": return elements.count
        case "sum": return present.compactMap(\.number).reduce(0, +)
        case "avg": return present.isEmpty ? nil : present.compactMap(\.number).reduce(0, +) / Double(present.count)
        case "min", "max":
            let wanted: ComparisonResult = name == "min" ? .orderedAscending : .orderedDescending
            return values.reduce(nil as Any?) { best, value in
                guard !PredicateValue(value).isNull else { return best }
                guard let best else { return value }
                return PredicateValue(value).compared(to: PredicateValue(best)) == wanted ? value : best
            }
        case "unionOfObjects": return values
        case "distinctUnionOfObjects":
            var known: [PredicateValue] = []
            return values.filter { value in
                let value = PredicateValue(value)
                guard !known.contains(where: { $0.equals(value) }) else { return false }
                known.append(value)
                return true
            }
        default: throw PredicateProblem("there is no collection operator @\(name)")
        }
    }
}
