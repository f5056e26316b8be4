import SeedData

/// Reads and writes a property of any model, past the accessors that contexts notice.
protocol PropertyAccess {
    /// The model at the other side of a relationship; nil for an attribute.
    var destination: (any PersistentModel.Type)? { get }
    var isToMany: Bool { get }

    /// Returns the value; nil if the property has none yet.
    func value(in model: any PersistentModel) -> Any?
    func setValue(_ value: Any?, in model: any PersistentModel)

    func models(in model: any PersistentModel) -> [any PersistentModel]
    /// Relates the object to others, and returns whether the property can.
    func setModels(_ models: [any PersistentModel], in model: any PersistentModel) -> Bool

    /// Sets the property from a record that has a value of it.
    func load(_ name: String, from record: SeedRecord, into model: any PersistentModel) throws
    /// Sets the property to nil or to an empty list, and returns whether its type has such a value.
    func clear(in model: any PersistentModel) -> Bool
}

/// The property of a model, by the key path of its stored value.
struct StorageAccess<Model: PersistentModel, Value>: PropertyAccess {
    let storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>

    private var relation: (any _RelationshipValue.Type)? { Value.self as? any _RelationshipValue.Type }
    var destination: (any PersistentModel.Type)? { relation?._destination }
    var isToMany: Bool { relation?._isToMany ?? false }

    func value(in model: any PersistentModel) -> Any? {
        guard let value = (model as? Model)?[keyPath: storage].value else { return nil }
        return value
    }

    func setValue(_ value: Any?, in model: any PersistentModel) {
        guard let model = model as? Model else { return }
        guard let value else {
            model[keyPath: storage] = _StoredValue()
            return
        }
        if let value = value as? Value { model[keyPath: storage] = _StoredValue(value) }
    }

    func models(in model: any PersistentModel) -> [any PersistentModel] {
        guard let value = (model as? Model)?[keyPath: storage].value else { return [] }
        return (value as? any _RelationshipValue)?._models ?? []
    }

    func setModels(_ models: [any PersistentModel], in model: any PersistentModel) -> Bool {
        guard let relation, let model = model as? Model, let value = StorageAccess.value(relation, models)
        else { return false }
        model[keyPath: storage] = _StoredValue(value)
        return true
    }

    private static func value<R: _RelationshipValue>(_ type: R.Type, _ models: [any PersistentModel]) -> Value? {
        guard let value = R._value(of: models) else { return nil }
        return value as? Value
    }

    func load(_ name: String, from record: SeedRecord, into model: any PersistentModel) throws {
        guard let type = Value.self as? any Decodable.Type else {
            throw record.failure("\(name) has the type \(Value.self), which is not Codable, so no record can set it")
        }
        guard let model = model as? Model, let value = try StorageAccess.decoded(type, name, record) else { return }
        model[keyPath: storage] = _StoredValue(value)
    }

    private static func decoded<D: Decodable>(_ type: D.Type, _ name: String, _ record: SeedRecord) throws -> Value? {
        guard let value = try record.value(of: name, as: type) else { return nil }
        return value as? Value
    }

    func clear(in model: any PersistentModel) -> Bool {
        guard let model = model as? Model else { return false }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type {
            guard let none = StorageAccess.none(type) else { return false }
            model[keyPath: storage] = _StoredValue(none)
            return true
        }
        return isToMany && setModels([], in: model)
    }

    private static func none<N: ExpressibleByNilLiteral>(_ type: N.Type) -> Value? {
        let none: N = nil
        return none as? Value
    }
}
