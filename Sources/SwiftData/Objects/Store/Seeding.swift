import Foundation
import Processes
import SeedData

/// Makes objects of the records of `--data`.
struct Seeding {
    private let seeds: Seeds
    private var models: [(model: any PersistentModel, record: SeedRecord)] = []
    private var byID: [PersistentIdentifier: any PersistentModel] = [:]

    static func note(_ types: [any PersistentModel.Type]) {
        Seeds.note(types: types.map { Schema.entityName(for: $0) })
    }

    /// Returns the objects of the process's records. A record that does not fit its model ends the process.
    static func models(of types: [any PersistentModel.Type]) -> [any PersistentModel] {
        do {
            return try models(of: types, in: Seeds.current)
        } catch let failure as ProgramFailure {
            Seeds.end(failure)
        } catch {
            fatalError("\(error)")
        }
    }

    /// - Throws: `ProgramFailure` for the first record that does not fit its model.
    static func models(of types: [any PersistentModel.Type], in seeds: Seeds) throws -> [any PersistentModel] {
        var seeding = Seeding(seeds: seeds)
        for type in types { seeding.make(type) }
        for (model, record) in seeding.models { try seeding.load(record, into: model) }
        for (model, record) in seeding.models { try seeding.relateBack(model, record) }
        for (model, record) in seeding.models { try seeding.complete(model, record) }
        return seeding.models.map(\.model)
    }

    private init(seeds: Seeds) { self.seeds = seeds }

    private mutating func make<Model: PersistentModel>(_ type: Model.Type) {
        let name = Schema.entityName(for: type)
        for record in seeds.records[name] ?? [] {
            let identifier = Seeding.identifier(of: record)
            let state = _ModelState(identifier: identifier)
            let model = Model(_$modelState: state)
            models.append((model, record))
            byID[identifier] = model
        }
    }

    private static func identifier(of record: SeedRecord) -> PersistentIdentifier {
        PersistentIdentifier(entityName: record.type, key: record.id ?? "#\(record.position)")
    }

    /// Sets the properties that the record has.
    private func load(_ record: SeedRecord, into model: any PersistentModel) throws {
        let properties = EntityDescription.of(type(of: model)).properties
        try record.check(properties: properties.map(\.name))
        for property in properties where record.values[property.name] != nil {
            guard let destination = property.access.destination else {
                try property.access.load(property.name, from: record, into: model)
                continue
            }
            let related = try (record.identifiers(in: property.name) ?? []).map { id in
                try object(id, of: destination, namedBy: record, in: property.name)
            }
            if !property.access.isToMany, related.count > 1 {
                throw record.failure(
                    "\(property.name) relates to one \(Schema.entityName(for: destination)), not to a list")
            }
            guard property.access.setModels(related, in: model) else {
                throw record.failure("\(property.name) is not optional, so it must name a record")
            }
        }
    }

    private func object(
        _ id: String, of type: any PersistentModel.Type, namedBy record: SeedRecord, in property: String
    ) throws -> any PersistentModel {
        let name = Schema.entityName(for: type)
        let named = try seeds.record(id, of: name, namedBy: record, in: property)
        guard let model = byID[Seeding.identifier(of: named)] else {
            throw record.failure("\(property) names the \(name) \"\(id)\", which is in no store with this record")
        }
        return model
    }

    /// Sets the other sides of the relationships that the record names.
    private func relateBack(_ model: any PersistentModel, _ record: SeedRecord) throws {
        let description = EntityDescription.of(type(of: model))
        for property in description.relationships where record.values[property.name] != nil {
            guard let inverse = description.inverse(of: property) else { continue }
            let related = property.access.models(in: model)
            for other in related where !inverse.access.isToMany {
                if let owner = inverse.access.models(in: other).first, owner !== model {
                    throw record.failure(
                        "\(property.name) names the \(other.persistentModelID.entityName) "
                            + "\"\(other.persistentModelID.id.key)\", whose \(inverse.name) is another record, "
                            + "\"\(owner.persistentModelID.id.key)\"")
                }
            }
            RelationshipUpkeep.connect(model, property, description, old: [], new: related)
        }
    }

    /// Sets the properties that have no value yet, and no default.
    private func complete(_ model: any PersistentModel, _ record: SeedRecord) throws {
        for property in EntityDescription.of(type(of: model)).properties where property.access.value(in: model) == nil {
            guard property.access.clear(in: model) else {
                throw record.failure("\(property.name) is missing, and the model gives it no default value")
            }
        }
    }
}
