import CoreDataModels
import Foundation

/// The entities of a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // A program sets up a model before it uses it on several threads, as Core Data demands.
    private var configured: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    open var localizationDictionary: [String: String]?
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() {
        super.init()
        ManagedClasses.add(self)
    }

    /// Reads a model from a bundle: `Model.momd` or `Model.mom`.
    public convenience init?(contentsOf url: URL) {
        guard let file = ModelLocation.file(at: url) else { return nil }
        do {
            let model = try ModelReader.model(Data(contentsOf: file))
            self.init()
            read(model)
        } catch {
            CoreDataProblem.end("\(file.path) cannot be read: \(error)")
        }
    }

    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    open var configurations: [String] { configured.keys.sorted() }
    open var isEditable: Bool { true }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { configured[$0] } ?? entities
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
        let known = Set(self.entities.map(ObjectIdentifier.init))
        self.entities += entities.filter { !known.contains(ObjectIdentifier($0)) }
    }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = templates[name] else { return nil }
        let request = template.copy() as? NSFetchRequest<any NSFetchRequestResult>
        request?.predicate = template.predicate?.withSubstitutionVariables(variables)
        return request
    }

    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    /// Returns one model with the entities of all models in the bundles, by default in the extension's own.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let files = ModelLocation.files(in: bundles ?? [.main])
        return NSManagedObjectModel(byMerging: files.compactMap(NSManagedObjectModel.init(contentsOf:)))
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        for model in models ?? [] {
            let known = Set(entities.compactMap(\.name))
            entities += model.entities.filter { !known.contains($0.name ?? "") }
            configured.merge(model.configured) { first, second in first + second }
            templates.merge(model.templates) { first, _ in first }
        }
    }

    /// Makes the entities that a model's file describes.
    private func read(_ model: ModelFile) {
        var known: [String: NSEntityDescription] = [:]
        for entity in model.entities { known[entity.name] = NSEntityDescription(entity) }
        for entity in model.entities {
            guard let made = known[entity.name] else { continue }
            for relationship in made.properties.compactMap({ $0 as? NSRelationshipDescription }) {
                let description = entity.relationships.first { $0.name == relationship.name }
                relationship.destinationEntity = description.flatMap { known[$0.destination] }
                relationship.inverseRelationship = description?.inverse.flatMap { inverse in
                    relationship.destinationEntity?.propertiesByName[inverse] as? NSRelationshipDescription
                }
            }
        }
        for entity in model.entities {
            if let parent = entity.parent.flatMap({ known[$0] }), let made = known[entity.name] {
                parent.subentities.append(made)
            }
        }
        // An inverse may be a property that the destination inherits.
        for entity in model.entities {
            for description in entity.relationships {
                let relationship = known[entity.name]?.property(description.name) as? NSRelationshipDescription
                relationship?.inverseRelationship = description.inverse.flatMap {
                    relationship?.destinationEntity?.property($0) as? NSRelationshipDescription
                }
            }
        }
        entities = model.entities.compactMap { known[$0.name] }
        for (name, members) in model.configurations { configured[name] = members.compactMap { known[$0] } }
        for template in model.fetchRequests {
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
            request.predicate = template.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
            request.fetchLimit = template.limit
            templates[template.name] = request
        }
    }
}

extension NSEntityDescription {
    /// Makes an entity with its own properties. Relationships do not know each other yet.
    fileprivate convenience init(_ entity: ModelEntity) {
        self.init()
        name = entity.name
        managedObjectClassName = entity.className
        isAbstract = entity.isAbstract
        uniquenessConstraints = entity.uniquenessConstraints
        userInfo = entity.userInfo
        renamingIdentifier = entity.renamingIdentifier
        properties =
            entity.attributes.map(NSAttributeDescription.make) + entity.relationships.map(NSRelationshipDescription.make)
    }
}

extension NSAttributeDescription {
    fileprivate static func make(_ attribute: ModelAttribute) -> NSAttributeDescription {
        let made: NSAttributeDescription
        if let derivation = attribute.derivation {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = _NSExpression(format: derivation, argumentArray: [])
            made = derived
        } else {
            made = NSAttributeDescription()
        }
        made.name = attribute.name
        made.attributeType = attribute.kind.type
        made.isOptional = attribute.isOptional
        made.isTransient = attribute.isTransient
        made.valueTransformerName = attribute.valueTransformer
        made.attributeValueClassName = attribute.customClass
        made.userInfo = attribute.userInfo
        made.minimum = attribute.minimum.flatMap(Double.init)
        made.maximum = attribute.maximum.flatMap(Double.init)
        made.pattern = attribute.pattern
        if let date = attribute.defaultDate {
            made.defaultValue = Date(timeIntervalSinceReferenceDate: date)
        } else {
            made.defaultValue = attribute.defaultValue.flatMap { StoredValue.read($0, as: made.attributeType) }
        }
        return made
    }
}

extension NSRelationshipDescription {
    fileprivate static func make(_ relationship: ModelRelationship) -> NSRelationshipDescription {
        let made = NSRelationshipDescription()
        made.name = relationship.name
        made.isOptional = relationship.isOptional
        made.isTransient = relationship.isTransient
        made.isOrdered = relationship.isOrdered
        made.minCount = relationship.minimumCount
        made.maxCount = relationship.isToMany && relationship.maximumCount == 1 ? 0 : relationship.maximumCount
        made.userInfo = relationship.userInfo
        made.deleteRule =
            switch relationship.deleteRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return made
    }
}

extension ModelAttribute.Kind {
    fileprivate var type: NSAttributeType {
        switch self {
        case .integer16: .integer16AttributeType
        case .integer32: .integer32AttributeType
        case .integer64: .integer64AttributeType
        case .decimal: .decimalAttributeType
        case .double: .doubleAttributeType
        case .float: .floatAttributeType
        case .string: .stringAttributeType
        case .boolean: .booleanAttributeType
        case .date: .dateAttributeType
        case .binary: .binaryDataAttributeType
        case .uuid: .UUIDAttributeType
        case .uri: .URIAttributeType
        case .transformable: .transformableAttributeType
        case .objectID: .objectIDAttributeType
        case .composite: .compositeAttributeType
        case .undefined: .undefinedAttributeType
        }
    }
}
