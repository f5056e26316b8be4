import FoundationSupplement

/// An entity that an intent makes and nobody looks up again.
public protocol TransientAppEntity: AppEntity where ID == UUID {
    init()
}

extension TransientAppEntity {
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }

    /// The same for all entities of the type: nobody looks them up.
    public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// Finds no entity: transient ones are nowhere to be found.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// The only entity of its type.
public protocol UniqueAppEntity: AppEntity where ID == String {}

extension UniqueAppEntity {
    public var id: String { Self.persistentIdentifier }
}

/// Finds the only entity of a type.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}
