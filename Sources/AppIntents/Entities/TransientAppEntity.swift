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
