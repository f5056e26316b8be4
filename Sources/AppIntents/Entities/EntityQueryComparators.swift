/// A comparison that a search makes with the value of a property. Searches ask for none here.
open class EntityQueryComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue, ComparatorMappingType
> {
    init() {}
}

/// A comparison without the type of what it compares with.
public struct AnyEntityQueryComparator<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
> {
    init() {}
}

/// A builder for the comparisons of a property.
@resultBuilder public enum EntityQueryComparatorsBuilder<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
> {
    public static func buildExpression<InputType: _IntentValue>(
        _ expression: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType> { .init() }

    public static func buildBlock(
        _ comparators: AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>...
    ) -> [AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>] { comparators }
}

/// Compares whether the value is equal to another one.
public final class EqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Equatable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether the value is not equal to another one.
public final class NotEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Equatable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether the value is less than another one.
public final class LessThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether the value is at most another one.
public final class LessThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether the value is greater than another one.
public final class GreaterThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether the value is at least another one.
public final class GreaterThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether the value lies between two others.
public final class IsBetweenComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue & Comparable,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> where InputType == PropertyType.UnwrappedType {
    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) { super.init() }
}

/// Compares whether a text contains another one, or a list an element.
public final class ContainsComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType.UnwrappedType == String, InputType == String { super.init() }

    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType.UnwrappedType: Sequence, InputType == PropertyType.UnwrappedType.Element { super.init() }
}

/// Compares whether a text begins with another one.
public final class HasPrefixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, String, ComparatorMappingType> where PropertyType.UnwrappedType == String {
    public init(mappingTransform: @escaping (String) -> ComparatorMappingType) { super.init() }
}

/// Compares whether a text ends with another one.
public final class HasSuffixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, String, ComparatorMappingType> where PropertyType.UnwrappedType == String {
    public init(mappingTransform: @escaping (String) -> ComparatorMappingType) { super.init() }
}
