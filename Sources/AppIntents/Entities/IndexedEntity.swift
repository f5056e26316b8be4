import CoreSpotlight

/// An entity that an app adds to Spotlight's index.
public protocol IndexedEntity: AppEntity {
    var attributeSet: CSSearchableItemAttributeSet { get }
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }

    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
        attributes.displayName = String(localized: displayRepresentation.title)
        return attributes
    }
}

extension CSSearchableIndex {
    /// Does nothing, because there is no index.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {}

    /// Does nothing, because there is no index.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type
    ) async throws {}

    /// Does nothing, because there is no index.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {}
}
