import Foundation
import Processes
import SeedData

/// Puts the records of a run into a store, as if the app had saved them.
struct DataSeeds {
    private let seeds: Seeds
    private let store: NSPersistentStore
    private let entities: [NSEntityDescription]
    /// The new rows by the numbers of their IDs, in the order of the records.
    private var rows: [(id: NSManagedObjectID, record: SeedRecord, values: [String: Any])] = []
    /// The places of records among the rows.
    private var places: [Key: Int] = [:]

    private struct Key: Hashable {
        let type: String
        let id: String
    }

    /// Fills a new store. Stores that a device forgets when the program ends stay empty.
    ///
    /// The program ends where a record does not fit the model.
    static func fill(_ store: NSPersistentStore, of model: NSManagedObjectModel) {
        Seeds.note(types: model.entities.compactMap(\.name))
        guard !store.isInMemory, store.contents.takeSeeding() else { return }
        do {
            var filling = DataSeeds(Seeds.current, store, model)
            try filling.run()
        } catch let failure as ProgramFailure {
            Seeds.end(failure)
        } catch {
            CoreDataProblem.end("The records of --data cannot be stored: \(error)")
        }
    }

    init(_ seeds: Seeds, _ store: NSPersistentStore, _ model: NSManagedObjectModel) {
        (self.seeds, self.store) = (seeds, store)
        entities = model.entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
    }

    /// - Throws: `ProgramFailure` where a record does not fit the model.
    mutating func run() throws {
        for entity in entities {
            for record in seeds.records[entity.name ?? ""] ?? [] { try add(record, of: entity) }
        }
        for place in rows.indices { try relate(place) }
        for row in rows { try check(row.id.entity, row.record, row.values) }
        for row in rows { store.write(row.values, for: row.id) }
        computeDerivedValues()
    }

    private mutating func add(_ record: SeedRecord, of entity: NSEntityDescription) throws {
        if entity.isAbstract { throw record.failure("\(record.type) is abstract; give records of the entities below it") }
        try record.check(properties: entity.properties.map(\.name).sorted())
        var values: [String: Any] = [:]
        for attribute in entity.attributes where !attribute.isTransient {
            values[attribute.name] = try record.values[attribute.name] == nil
                ? StoredValue.make(attribute.defaultValue, for: attribute) : DataSeeds.value(of: attribute, in: record)
        }
        let id = NSManagedObjectID(entity: entity)
        store.assignKey(to: id)
        if let name = record.id { places[Key(type: record.type, id: name)] = rows.count }
        rows.append((id, record, values))
    }

    private static func value(of attribute: NSAttributeDescription, in record: SeedRecord) throws -> Any? {
        let name = attribute.name
        if record.values[name] == .null { return nil }
        let value: Any? =
            switch attribute.attributeType {
            case .integer16AttributeType: try record.value(of: name, as: Int16.self)
            case .integer32AttributeType: try record.value(of: name, as: Int32.self)
            case .integer64AttributeType: try record.value(of: name, as: Int64.self)
            case .decimalAttributeType: try record.value(of: name, as: Decimal.self)
            case .doubleAttributeType: try record.value(of: name, as: Double.self)
            case .floatAttributeType: try record.value(of: name, as: Float.self)
            case .stringAttributeType: try record.value(of: name, as: String.self)
            case .booleanAttributeType: try record.value(of: name, as: Bool.self)
            case .dateAttributeType: try record.value(of: name, as: Date.self)
            case .binaryDataAttributeType: try record.value(of: name, as: Data.self)
            case .UUIDAttributeType: try record.value(of: name, as: UUID.self)
            case .URIAttributeType: try record.value(of: name, as: URL.self)
            case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType, .objectIDAttributeType:
                record.values[name].map(plain)
            }
        return StoredValue.make(value, for: attribute)
    }

    /// The value as arrays, dictionaries, texts and numbers.
    private static func plain(_ value: SeedValue) -> Any {
        switch value {
        case .null: return NSNull()
        case .bool(let value): return NSNumber(value: value)
        case .number(let number): return NSDecimalNumber(decimal: number)
        case .string(let text): return text
        case .array(let values):
            let all = values.map(plain)
            return (all as? [String]) ?? (all as? [NSNumber]).map { $0.map(\.doubleValue) } ?? all
        case .object(let values): return values.mapValues(plain)
        }
    }

    /// Sets the relationships that a record names, and their inverses.
    private mutating func relate(_ place: Int) throws {
        let (id, record) = (rows[place].id, rows[place].record)
        for relationship in id.entity.relationships {
            guard let names = try record.identifiers(in: relationship.name) else { continue }
            if !relationship.isToMany, names.count > 1 {
                throw record.failure("\(relationship.name) refers to one record, not to \(names.count)")
            }
            for name in names {
                let other = try target(name, of: relationship, record)
                try connect(place, other, relationship)
                if let inverse = relationship.inverseRelationship { try connect(other, place, inverse) }
            }
        }
    }

    private func target(_ name: String, of relationship: NSRelationshipDescription, _ record: SeedRecord) throws -> Int {
        guard let destination = relationship.destinationEntity else {
            throw record.failure("\(relationship.name) has no destination in the model")
        }
        for entity in entities where entity.isKindOf(entity: destination) {
            if let place = places[Key(type: entity.name ?? "", id: name)] { return place }
        }
        let type = destination.name ?? ""
        _ = try seeds.record(name, of: type, namedBy: record, in: relationship.name)
        throw record.failure("\(relationship.name) names the \(type) \"\(name)\", which is not there")
    }

    private mutating func connect(_ place: Int, _ other: Int, _ relationship: NSRelationshipDescription) throws {
        let id = rows[other].id
        let known = rows[place].values[relationship.name].map(ObjectState.identifiers) ?? []
        if known.contains(id) { return }
        guard relationship.isToMany || known.isEmpty else {
            throw rows[place].record.failure(
                "\(relationship.name) refers to one record, and both \(title(of: known[0])) and \(rows[other].record.title) claim it")
        }
        rows[place].values[relationship.name] = relationship.isToMany ? known + [id] : id
    }

    private func title(of id: NSManagedObjectID) -> String { rows.first { $0.id === id }?.record.title ?? "another one" }

    private func check(_ entity: NSEntityDescription, _ record: SeedRecord, _ values: [String: Any]) throws {
        for property in entity.properties
        where !property.isOptional && !property.isTransient && !(property is NSDerivedAttributeDescription) {
            if let value = values[property.name], !(property is NSRelationshipDescription) || !ObjectState.identifiers(value).isEmpty {
                continue
            }
            throw record.failure("the model requires a value for \(property.name)")
        }
    }

    private func computeDerivedValues() {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = store.persistentStoreCoordinator
        for row in rows {
            let derived = row.id.entity.attributes.compactMap { $0 as? NSDerivedAttributeDescription }
            guard !derived.isEmpty, let object = context.relatedObject(row.id) else { continue }
            var values = row.values
            for attribute in derived {
                let value = attribute.derivationExpression?.expressionValue(with: object, context: nil)
                values[attribute.name] = StoredValue.make(value, for: attribute)
            }
            store.write(values, for: row.id)
        }
    }
}
