import FoundationSupplement

/// An entity that is the only one of its type.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    public var id: String { Self.persistentIdentifier }
}

/// A query for the only entity of a type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    associatedtype Unique where Entity == Unique

    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

/// A query that a closure answers.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    public typealias Unique = Entity

    private let provider: @Sendable () async throws -> Entity

    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    /// Creates a query that finds no entity, because only the type of the query is known.
    public init() { provider = { throw AppIntentError.Unrecoverable.entityNotFound } }

    public func uniqueEntity() async throws -> Entity { try await provider() }
}
