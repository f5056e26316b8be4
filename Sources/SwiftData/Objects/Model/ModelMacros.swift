import Observation

/// Makes a class one whose objects a model context keeps.
@attached(
    member, conformances: Observable, PersistentModel,
    names: named(_$modelState), named(schemaMetadata), named(init),
    named(_$observationRegistrar), named(_uniquenessConstraints))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "DarkroomMacros", type: "PersistentModel")

/// Makes a stored property one that a store keeps. `@Model` puts it before properties.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "DarkroomMacros", type: "PersistedProperty")

/// Says more about how a property is kept. `@Model` reads it.
@attached(peer) public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "DarkroomMacros", type: "Marker")

/// Says more about a property that relates to other models. `@Model` reads it.
@attached(peer) public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "DarkroomMacros", type: "Marker")

/// Keeps a property out of the store.
@attached(peer) public macro Transient() = #externalMacro(module: "DarkroomMacros", type: "Marker")

/// Names properties whose values no two objects share. `@Model` reads it.
@freestanding(declaration) public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "DarkroomMacros", type: "Marker") where T: PersistentModel

/// Names properties by which a store finds objects faster. Effect: none, as all objects lie in memory.
@freestanding(declaration) public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "DarkroomMacros", type: "Marker") where T: PersistentModel

@freestanding(declaration) public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "DarkroomMacros", type: "Marker") where T: PersistentModel

/// Gives an actor a model context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
    #externalMacro(module: "DarkroomMacros", type: "ModelActor")
