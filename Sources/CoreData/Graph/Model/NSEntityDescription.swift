import Foundation

/// A kind of objects: its name, its class, its properties.
open class NSEntityDescription: NSObject {
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open var renamingIdentifier: String?
    /// Effect: none, because nothing is searched outside the program.
    open var coreSpotlightDisplayNameExpression: _NSExpression!
    /// Effect: none, because stores are kept in memory.
    open var indexes: [NSFetchIndexDescription] = []
    /// Sets of attributes, by their names, whose values no two objects share.
    open var uniquenessConstraints: [[Any]] = []
    open internal(set) weak var superentity: NSEntityDescription?
    private var own: [NSPropertyDescription] = []

    public override init() {}

    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    /// The properties, inherited ones first.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = Set(superentity?.properties.map(ObjectIdentifier.init) ?? [])
            own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in own { property.entity = self }
        }
    }

    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    var attributes: [NSAttributeDescription] { properties.compactMap { $0 as? NSAttributeDescription } }
    var relationships: [NSRelationshipDescription] { properties.compactMap { $0 as? NSRelationshipDescription } }

    /// The property of a name.
    func property(_ name: String) -> NSPropertyDescription? {
        own.last { $0.name == name } ?? superentity?.property(name)
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationships.filter { $0.destinationEntity === entity }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) ?? false
    }

    /// Returns the entity of a name in a context's model. It ends the program where there is none, as Core Data does.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.coordinator?.managedObjectModel.entitiesByName[entityName]
    }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            CoreDataProblem.end("The model has no entity \(entityName).")
        }
        let object = ManagedClasses.make(entity)
        context.insert(object)
        return object
    }

    open override var description: String { "NSEntityDescription \(name ?? "")" }
}

/// An index of a store's table.
///
/// Effect: none, because stores are kept in memory.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

/// A property of an index.
///
/// Effect: none, because stores are kept in memory.
open class NSFetchIndexElementDescription: NSObject {
    open var property: NSPropertyDescription
    open var isAscending = true
    open var collationType: NSFetchIndexElementType

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
