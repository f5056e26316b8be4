/// Keeps both sides of relationships alike.
enum RelationshipUpkeep {
    /// Follows the change of a property. Objects outside of contexts are left alone until they are inserted.
    static func didSet(
        _ name: String, of model: any PersistentModel, old: [any PersistentModel], new: [any PersistentModel]
    ) {
        guard let context = model.modelContext ?? new.lazy.compactMap(\.modelContext).first else { return }
        let description = EntityDescription.of(type(of: model))
        guard let property = description.property(name) else { return }
        connect(model, property, description, old: old, new: new)
        if model.modelContext == nil { context.insert(model) }
        for other in new where other.modelContext == nil { context.insert(other) }
    }

    /// Relates what an object is related to back to the object.
    static func connect(
        _ model: any PersistentModel, _ property: Schema.PropertyMetadata, _ description: EntityDescription,
        old: [any PersistentModel], new: [any PersistentModel]
    ) {
        guard let inverse = description.inverse(of: property) else { return }
        for other in old where !new.contains(where: { $0 === other }) { remove(model, inverse, from: other) }
        for other in new where !old.contains(where: { $0 === other }) {
            if !inverse.access.isToMany {
                for owner in inverse.access.models(in: other) where owner !== model {
                    remove(other, property, from: owner)
                }
            }
            add(model, inverse, to: other)
        }
    }

    static func remove(
        _ model: any PersistentModel, _ property: Schema.PropertyMetadata, from owner: any PersistentModel
    ) {
        let models = property.access.models(in: owner)
        let rest = models.filter { $0 !== model }
        if rest.count < models.count { set(rest, property, in: owner) }
    }

    private static func add(
        _ model: any PersistentModel, _ property: Schema.PropertyMetadata, to owner: any PersistentModel
    ) {
        let models = property.access.models(in: owner)
        if models.contains(where: { $0 === model }) { return }
        set(property.access.isToMany ? models + [model] : [model], property, in: owner)
    }

    private static func set(
        _ models: [any PersistentModel], _ property: Schema.PropertyMetadata, in owner: any PersistentModel
    ) {
        let old = property.access.value(in: owner)
        guard property.access.setModels(models, in: owner) else { return }
        owner._$modelState.context?.note(owner, property.name, old: old)
    }
}
