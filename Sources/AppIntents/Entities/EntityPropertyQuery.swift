import FoundationSupplement

/// A query that finds entities by the values of their properties. Shortcuts ask it; a picture does not.
public protocol EntityPropertyQuery: EntityQuery {
    /// What the query makes of a comparison, such as a predicate.
    associatedtype ComparatorMappingType

    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    static var findIntentDescription: IntentDescription? { get }

    /// Returns the entities for which all comparisons hold, or any of them.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Property = EntityQueryProperty
    public typealias SortableBy = EntityQuerySortableByProperty
    public typealias Sort = EntityQuerySort

    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons of a search have to hold.
public enum EntityQueryComparatorMode: Sendable { case and, or }

/// The properties of an entity that a search can compare.
// They are constants without values that change.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    private let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        self.properties = properties()
    }

    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { properties[index] }
}

/// A property of an entity with its comparisons.
open class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    init() {}
}

/// A property of an entity, or of one that belongs to it, with its comparisons.
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    public typealias QueryComparators = [AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>]

    public init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) {
        super.init()
    }

    public convenience init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) where Entity == Subject {
        self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
    }
}

/// A builder for the properties that a search can compare.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }

    public static func buildBlock(
        _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

/// The orders in which a search can sort its results.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {}
}

/// A property by which a search can sort its results.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    public init<PropertyType: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<PropertyType>>) {}
}

/// A builder for the properties by which a search can sort its results.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(
        _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// The order of a search's results.
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Sendable { case ascending, descending }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}
