import Foundation

/// The kind of a property's values.
public enum PropertyType: Int, Sendable {
    case int = 0
    case bool = 1
    case string = 2
    case data = 3
    case date = 4
    case float = 5
    case double = 6
    case object = 7
    case linkingObjects = 8
    case any = 9
    case objectId = 10
    case decimal128 = 11
    case UUID = 12
}

/// A property of a class.
public struct Property: Equatable, CustomStringConvertible {
    public let name: String
    public let type: PropertyType
    public let isArray: Bool
    public let isSet: Bool
    public let isMap: Bool
    public let isIndexed: Bool
    public let isOptional: Bool
    /// The class that the property refers to.
    public let objectClassName: String?

    public var columnName: String { name }
    public var description: String { "\(name) {\n\ttype = \(objectClassName ?? "\(type)");\n\tindexed = \(isIndexed);\n}" }

    init(_ property: ObjectProperty) {
        let optional = property.type as? any AnyOptional.Type
        let plain = optional?.wrappedType ?? property.type
        let collection = plain as? any TypedCollection.Type
        let element = collection?.elementType ?? plain
        let inner = (element as? any AnyOptional.Type)?.wrappedType ?? element
        name = property.name
        (isArray, isSet, isMap) = (collection?.form == .list, collection?.form == .set, collection?.form == .map)
        isIndexed = property.isIndexed
        isOptional = optional != nil
        objectClassName = (inner as? ObjectBase.Type)?.className()
        type = collection?.form == .linkingObjects ? .linkingObjects : Property.type(of: inner)
    }

    private static func type(of type: Any.Type) -> PropertyType {
        switch type {
        case is any BinaryInteger.Type: .int
        case is Bool.Type: .bool
        case is String.Type: .string
        case is Data.Type: .data
        case is Date.Type: .date
        case is Float.Type: .float
        case is Double.Type: .double
        case is ObjectBase.Type: .object
        case is ObjectId.Type: .objectId
        case is Decimal128.Type: .decimal128
        case is Foundation.UUID.Type: .UUID
        case let type as any RawRepresentable.Type: raw(type)
        default: .any
        }
    }

    private static func raw<R: RawRepresentable>(_ type: R.Type) -> PropertyType { Property.type(of: R.RawValue.self) }
}

/// The properties of a class.
public struct ObjectSchema: Equatable, CustomStringConvertible {
    public let properties: [Property]
    public let className: String
    public let primaryKeyProperty: Property?
    public let isEmbedded: Bool

    public var description: String { "\(className) {\n" + properties.map { "\t\($0)" }.joined(separator: "\n") + "\n}" }

    public subscript(propertyName: String) -> Property? { properties.first { $0.name == propertyName } }

    init(of type: ObjectBase.Type) {
        let known = ObjectProperties.of(type)
        properties = known.all.map(Property.init)
        primaryKeyProperty = known.primary.map(Property.init)
        className = type.className()
        isEmbedded = type is RealmSwiftEmbeddedObject.Type
    }
}

/// The classes of a Realm, as far as it has met them.
public struct Schema: Equatable, CustomStringConvertible {
    public let objectSchema: [ObjectSchema]
    public var description: String { "Schema {\n" + objectSchema.map { "\t\($0)" }.joined(separator: "\n") + "\n}" }
    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }
}
