import Files
import Foundation

/// The sources that Xcode generates for a model's entities.
package struct ModelSources {
    private let model: ModelFile
    /// What stands before each declaration.
    private let isolation: String

    /// - Parameter isMainActorDefault: whether declarations without an isolation belong to the main actor.
    package init(_ model: ModelFile, isMainActorDefault: Bool = false) {
        self.model = model
        isolation = isMainActorDefault ? "nonisolated " : ""
    }

    /// The texts of the sources, by the names of their files.
    package var texts: [String: String] {
        var texts: [String: String] = [:]
        for entity in model.entities where entity.className != "NSManagedObject" {
            switch entity.generation {
            case .manual: continue
            case .classDefinition:
                texts["\(entity.className)+CoreDataClass.swift"] = ModelSources.header + classText(entity)
                texts["\(entity.className)+CoreDataProperties.swift"] = ModelSources.header + properties(of: entity)
            case .category:
                texts["\(entity.className)+CoreDataProperties.swift"] = ModelSources.header + properties(of: entity)
            }
        }
        return texts
    }

    private static let header = "import CoreData\nimport Foundation\n\n"

    private func classText(_ entity: ModelEntity) -> String {
        let parent = entity.parent.flatMap(model.entity)?.className ?? "NSManagedObject"
        return "\(isolation)public class \(entity.className): \(parent) {}\n"
    }

    private func properties(of entity: ModelEntity) -> String {
        let name = entity.className
        var text = """
            \(isolation)extension \(name) {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }

            """
        for attribute in entity.attributes { text += property(attribute.name, ModelSources.type(of: attribute)) }
        for relationship in entity.relationships { text += property(relationship.name, type(of: relationship)) }
        text += "}\n"
        for relationship in entity.relationships where relationship.isToMany {
            text += "\n\(isolation)extension \(name) {\n" + accessors(of: relationship) + "}\n"
        }
        // A class inherits the conformance.
        if entity.parent.flatMap(model.entity)?.className ?? "NSManagedObject" == "NSManagedObject" {
            text += "\n\(isolation)extension \(name): Identifiable {}\n"
        }
        return text
    }

    private func property(_ name: String, _ type: String) -> String {
        "\n    public var \(SwiftKeywords.escaped(name)): \(type) {\n        get { _managedValue(\"\(name)\") }\n"
            + "        set { _setManagedValue(\"\(name)\", newValue) }\n    }\n"
    }

    private func className(of relationship: ModelRelationship) -> String {
        model.entity(named: relationship.destination)?.className ?? "NSManagedObject"
    }

    private func type(of relationship: ModelRelationship) -> String {
        if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
        return className(of: relationship) + "?"
    }

    /// The type that Xcode gives an attribute's property.
    static func type(of attribute: ModelAttribute) -> String {
        switch attribute.kind {
        case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
        case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
        case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
        case .double: attribute.isScalar ? "Double" : "NSNumber?"
        case .float: attribute.isScalar ? "Float" : "NSNumber?"
        case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: attribute.isScalar ? "TimeInterval" : "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .objectID: "NSManagedObjectID?"
        case .composite: "[String: Any]?"
        case .transformable, .undefined: (attribute.customClass ?? "NSObject") + "?"
        }
    }

    private func accessors(of relationship: ModelRelationship) -> String {
        let type = className(of: relationship)
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        func method(_ name: String, _ parameters: [(label: String, name: String, type: String)]) -> String {
            let list = parameters.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ")
            let labels = parameters.map { "\($0.label):" }.joined()
            let values = parameters.map(\.name).joined(separator: ", ")
            return "    public func \(name)(\(list)) { _performManaged(\"\(name)(\(labels))\", \(values)) }\n"
        }
        var text = ""
        if relationship.isOrdered {
            text += method("insertInto\(name)", [("_", "value", type), ("at", "idx", "Int")])
            text += method("removeFrom\(name)", [("at", "idx", "Int")])
            text += method("insertInto\(name)", [("_", "values", "[\(type)]"), ("at", "indexes", "NSIndexSet")])
            text += method("removeFrom\(name)", [("at", "indexes", "NSIndexSet")])
            text += method("replace\(name)", [("at", "idx", "Int"), ("with", "value", type)])
            text += method("replace\(name)", [("at", "indexes", "NSIndexSet"), ("with", "values", "[\(type)]")])
        }
        for verb in ["addTo", "removeFrom"] {
            text += method(verb + name, [("_", "value", type)])
            text += method(verb + name, [("_", "values", set)])
        }
        return text
    }
}
