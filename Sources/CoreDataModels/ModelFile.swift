import Foundation

/// A Core Data model as its file describes it.
package struct ModelFile: Equatable, Sendable {
    package var entities: [ModelEntity] = []
    /// Names of entities by the names of the configurations that list them.
    package var configurations: [String: [String]] = [:]
    package var fetchRequests: [ModelFetchRequest] = []

    /// The entity with a name.
    package func entity(named name: String) -> ModelEntity? { entities.first { $0.name == name } }
}

/// An entity with its own properties; it inherits those of its parent.
package struct ModelEntity: Equatable, Sendable {
    /// How Xcode makes the entity's class.
    package enum Generation: Sendable {
        /// The program's sources declare everything.
        case manual
        /// Xcode generates an extension with the properties.
        case category
        /// Xcode generates the class and its properties.
        case classDefinition
    }

    package var name: String
    /// The class without its module; `NSManagedObject` where the model names none.
    package var className: String
    package var parent: String?
    package var isAbstract = false
    package var generation = Generation.manual
    package var attributes: [ModelAttribute] = []
    package var relationships: [ModelRelationship] = []
    /// Sets of attributes whose values no two objects share.
    package var uniquenessConstraints: [[String]] = []
    package var userInfo: [String: String] = [:]
    package var renamingIdentifier: String?

    package init(name: String, className: String) { (self.name, self.className) = (name, className) }
}

/// A value that objects of an entity have.
package struct ModelAttribute: Equatable, Sendable {
    /// The type of the values, under the name that models give it.
    package enum Kind: String, Sendable {
        case integer16 = "Integer 16"
        case integer32 = "Integer 32"
        case integer64 = "Integer 64"
        case decimal = "Decimal"
        case double = "Double"
        case float = "Float"
        case string = "String"
        case boolean = "Boolean"
        case date = "Date"
        case binary = "Binary"
        case uuid = "UUID"
        case uri = "URI"
        case transformable = "Transformable"
        case objectID = "ObjectID"
        case composite = "Composite"
        case undefined = "Undefined"
    }

    package var name: String
    package var kind: Kind
    package var isOptional = false
    package var isTransient = false
    /// Whether its property has a Swift number type and not `NSNumber?`.
    package var isScalar = false
    package var defaultValue: String?
    /// The default of a date, in seconds since 2001.
    package var defaultDate: Double?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    package var valueTransformer: String?
    /// The type of a transformable value's property.
    package var customClass: String?
    /// What a derived value is made of.
    package var derivation: String?
    package var userInfo: [String: String] = [:]

    package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
}

/// How objects of an entity refer to objects of another one.
package struct ModelRelationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var isTransient = false
    /// `Nullify`, `Cascade`, `Deny` or `No Action`.
    package var deleteRule = "Nullify"
    package var minimumCount = 0
    package var maximumCount = 0
    package var userInfo: [String: String] = [:]

    package init(name: String, destination: String) { (self.name, self.destination) = (name, destination) }
}

/// A fetch request that a model names.
package struct ModelFetchRequest: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit: Int
}
