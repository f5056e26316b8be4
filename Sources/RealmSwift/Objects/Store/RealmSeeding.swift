import Foundation
import Processes
import SeedData

/// Makes objects of the records of `--data`, when a program first asks for their class.
struct RealmSeeding {
    let store: RealmStore

    /// Adds the objects of a class's records. A record that does not fit its class ends the process.
    func load(_ type: ObjectBase.Type) {
        Seeds.note(types: [type.className()])
        do {
            let records = Seeds.current.records[type.className()] ?? []
            let objects = records.map { _ in type.init() }
            // An object that refers to another record of its class finds it there.
            for (object, record) in zip(objects, records) { try identify(object, record) }
            for object in objects { store.add(object, update: .modified) }
            for (object, record) in zip(objects, records) { try fill(object, from: record) }
        } catch let failure as ProgramFailure {
            Seeds.end(failure)
        } catch {
            fatalError("\(error)")
        }
    }

    private func identify(_ object: ObjectBase, _ record: SeedRecord) throws {
        let properties = ObjectProperties.of(Swift.type(of: object))
        try record.check(properties: properties.all.map(\.name))
        guard let primary = properties.primary, record.values[primary.name] != nil else { return }
        try set(primary, of: object, from: record)
    }

    private func fill(_ object: ObjectBase, from record: SeedRecord) throws {
        for property in ObjectProperties.of(Swift.type(of: object)).all where record.values[property.name] != nil && !property.isPrimary {
            try set(property, of: object, from: record)
        }
    }

    private func set(_ property: ObjectProperty, of object: ObjectBase, from record: SeedRecord) throws {
        let plain = (property.type as? any AnyOptional.Type)?.wrappedType ?? property.type
        let collection = plain as? any TypedCollection.Type
        let element = collection?.elementType ?? plain
        if let destination = ((element as? any AnyOptional.Type)?.wrappedType ?? element) as? ObjectBase.Type {
            let related = try (record.identifiers(in: property.name) ?? []).map { try self.object($0, of: destination, namedBy: record, in: property.name) }
            if collection == nil, related.count > 1 {
                throw record.failure("\(property.name) relates to one \(destination.className()), not to a list")
            }
            let value: Any? = collection == nil ? related.first : related
            guard property.write(object, value) else { throw record.failure("\(property.name) cannot be set") }
            return
        }
        guard let value = try decoded(property.name, element, isList: collection != nil, from: record), property.write(object, value) else {
            throw record.failure("\(property.name) has the type \(plain), which no record can set")
        }
    }

    /// The value of a record, as the type of a property or a list of it; nil where JSON cannot describe the type.
    private func decoded(_ name: String, _ type: Any.Type, isList: Bool, from record: SeedRecord) throws -> Any? {
        guard let raw = rawType(type) as? any Decodable.Type else { return nil }
        func decode<D: Decodable>(_ type: D.Type) throws -> Any? {
            isList ? try record.value(of: name, as: [D].self) : try record.value(of: name, as: D.self)
        }
        return try decode(raw)
    }

    /// Enumerations are written as their raw values.
    private func rawType(_ type: Any.Type) -> Any.Type {
        func raw<R: RawRepresentable>(_ type: R.Type) -> Any.Type { R.RawValue.self }
        return (type as? any RawRepresentable.Type).map { raw($0) } ?? type
    }

    private func object(_ id: String, of type: ObjectBase.Type, namedBy record: SeedRecord, in property: String) throws -> ObjectBase {
        let named = try Seeds.current.record(id, of: type.className(), namedBy: record, in: property)
        let records = Seeds.current.records[type.className()] ?? []
        let objects = store.objects(of: type)
        guard let index = records.firstIndex(where: { $0.id == named.id }), objects.indices.contains(index) else {
            throw record.failure("\(property) names the \(type.className()) \"\(id)\", which is in no Realm with this record")
        }
        return objects[index]
    }
}
