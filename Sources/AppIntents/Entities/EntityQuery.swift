import FoundationSupplement

/// A provider of the options for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.Result

    /// Returns the options.
    func results() async throws -> Result

    /// Returns the default value.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias Dependency = AppDependency
    public typealias Item = IntentItem
    public typealias ItemSection = IntentItemSection
    public typealias ItemCollection = IntentItemCollection
}

extension DynamicOptionsProvider where DefaultValue == Result.Result {
    public func defaultResult() async -> Result.Result? { nil }
}

/// A query for entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()

    /// Returns the entities with the given identifiers. Entities that no longer exist are omitted.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// Returns the entities that people can choose from.
    func suggestedEntities() async throws -> Result
    // From this one, too, the compiler learns the entities' type where `entities(for:)` calls it Entity.
    func suggestedEntities() async throws -> [Entity]

    /// Finds an entity by its identifier, or by text if the query supports it.
    func _entity(named text: String) async throws -> Entity?
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }

    public func _entity(named text: String) async throws -> Entity? {
        guard let identifier = Entity.ID.entityIdentifier(for: text) else { return nil }
        return try await entities(for: [identifier]).first { $0.id == identifier }
    }
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery where DefaultValue == Entity {
    public func defaultResult() async -> Entity? { nil }
}

/// A query that finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that match the text of a search.
    func entities(matching string: String) async throws -> Result
}

extension EntityStringQuery {
    public func _entity(named text: String) async throws -> Entity? {
        if let identifier = Entity.ID.entityIdentifier(for: text),
            let entity = try await entities(for: [identifier]).first(where: { $0.id == identifier })
        {
            return entity
        }
        let choice = try await entities(matching: text)._choices.choice(for: text)
        return choice.flatMap { Entity._value(wrapping: $0.value) }
    }
}

/// A query that can return all entities of a type.
public protocol EnumerableEntityQuery: EntityQuery {
    associatedtype Entity = Result.Result
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    /// Returns all entities.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities()._choices.compactMap { Entity._value(wrapping: $0.value) }
            .filter { identifiers.contains($0.id) }
    }

    public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
