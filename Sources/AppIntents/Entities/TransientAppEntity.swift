import FoundationSupplement

/// An entity that an intent creates and that no query finds.
public protocol TransientAppEntity: AppEntity where ID == UUID {
    init()
}

extension TransientAppEntity {
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }

    /// An identifier that all entities of the type share, because no query looks them up.
    public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// A query that finds no entities.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity that is the only one of its type.
public protocol UniqueAppEntity: AppEntity where ID == String {}

extension UniqueAppEntity {
    public var id: String { Self.persistentIdentifier }
}

/// A query for the only entity of a type.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}
