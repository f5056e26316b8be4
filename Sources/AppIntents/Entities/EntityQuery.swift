import FoundationSupplement

/// Gives the values to choose from for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.Result

    /// The values to choose from.
    func results() async throws -> Result

    /// The value where nobody chose one.
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

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()

    /// The entities of some identifiers; those that are no longer there are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// The entities that people choose from.
    func suggestedEntities() async throws -> Result

    /// Finds an entity by its identifier, or by text where the query can.
    func _entity(named text: String) async throws -> Entity?
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }

    public func _entity(named text: String) async throws -> Entity? {
        guard let identifier = Entity.ID.entityIdentifier(for: text) else { return nil }
        return try await entities(for: [identifier]).first { $0.id == identifier }
    }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery where DefaultValue == Entity {
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that match what a person typed.
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

/// Knows all entities of a type.
public protocol EnumerableEntityQuery: EntityQuery {
    associatedtype Entity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
