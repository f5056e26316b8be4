import Files
import Foundation
import FoundationXML

/// Reads the `contents` of a Core Data model.
package enum ModelReader {
    /// What makes a model unreadable.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// - Throws: `Failure` where the data is not a model, with the line.
    package static func model(_ data: Data) throws -> ModelFile {
        let delegate = ModelParsing()
        guard let parser = XMLText.parser(of: data) else {
            throw Failure(description: "This is not a Core Data model: its text is not UTF-8.")
        }
        parser.delegate = delegate
        // An end that comes too early is no error to the parser.
        let isWhole = parser.parse() && delegate.isClosed
        guard isWhole, delegate.isModel else {
            let reason = isWhole ? "it has no <model>" : "line \(max(1, parser.lineNumber)) is no XML"
            throw Failure(description: "This is not a Core Data model: \(reason).")
        }
        if let problem = delegate.problem { throw Failure(description: problem) }
        return delegate.model
    }
}

private final class ModelParsing: NSObject, XMLParserDelegate {
    var model = ModelFile()
    var isModel = false
    var problem: String?
    private var path: [String] = []
    /// Whether every element has its end.
    var isClosed: Bool { hasElements && path.isEmpty }
    private var hasElements = false
    private var entity: ModelEntity?
    private var configuration: String?
    private var constraint: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        path.append(element)
        hasElements = true
        func isYes(_ key: String) -> Bool { attributes[key] == "YES" }
        let name = attributes["name"] ?? ""
        switch element {
        case "model": isModel = true
        case "entity":
            var new = ModelEntity(name: name, className: ModelParsing.className(attributes["representedClassName"]))
            new.parent = attributes["parentEntity"]
            new.isAbstract = isYes("isAbstract")
            new.renamingIdentifier = attributes["elementID"]
            new.generation =
                switch attributes["codeGenerationType"] {
                case "class": .classDefinition
                case "category": .category
                default: .manual
                }
            entity = new
        case "attribute" where entity != nil && path.dropLast().last == "entity":
            guard let kind = ModelParsing.kind(attributes["attributeType"] ?? "Undefined") else {
                let type = attributes["attributeType"] ?? ""
                problem = problem ?? "The attribute \(name) of \(entity?.name ?? "") has the unknown type \(type), in line \(parser.lineNumber)."
                return
            }
            var new = ModelAttribute(name: name, kind: kind)
            new.isOptional = isYes("optional")
            new.isTransient = isYes("transient")
            new.isScalar = isYes("usesScalarValueType")
            new.defaultValue = attributes["defaultValueString"]
            new.defaultDate = attributes["defaultDateTimeInterval"].flatMap(Double.init)
            new.minimum = attributes["minValueString"] ?? attributes["minDateTimeInterval"]
            new.maximum = attributes["maxValueString"] ?? attributes["maxDateTimeInterval"]
            new.pattern = attributes["regularExpressionString"]
            new.valueTransformer = attributes["valueTransformerName"]
            new.customClass = attributes["customClassName"]
            new.derivation = isYes("derived") ? attributes["derivationExpression"] : nil
            entity?.attributes.append(new)
        case "relationship" where entity != nil:
            var new = ModelRelationship(name: name, destination: attributes["destinationEntity"] ?? "")
            new.inverse = attributes["inverseName"]
            new.isOptional = isYes("optional")
            new.isToMany = isYes("toMany")
            new.isOrdered = isYes("ordered")
            new.isTransient = isYes("transient")
            new.deleteRule = attributes["deletionRule"] ?? "Nullify"
            new.minimumCount = attributes["minCount"].flatMap(Int.init) ?? 0
            new.maximumCount = attributes["maxCount"].flatMap(Int.init) ?? (new.isToMany ? 0 : 1)
            entity?.relationships.append(new)
        case "uniquenessConstraint": constraint = []
        case "constraint": if let value = attributes["value"] { constraint.append(value) }
        case "entry": addUserInfo(attributes["key"] ?? "", attributes["value"] ?? "")
        case "configuration": configuration = name
        case "memberEntity": if let configuration { model.configurations[configuration, default: []].append(name) }
        case "fetchRequest" where entity == nil:
            model.fetchRequests.append(
                ModelFetchRequest(
                    name: name, entity: attributes["entity"] ?? "", predicate: attributes["predicateString"],
                    limit: attributes["fetchLimit"].flatMap(Int.init) ?? 0))
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        path.removeLast()
        switch element {
        case "entity":
            if let entity { model.entities.append(entity) }
            entity = nil
        case "uniquenessConstraint": entity?.uniquenessConstraints.append(constraint)
        case "configuration": configuration = nil
        default: break
        }
    }

    private func addUserInfo(_ key: String, _ value: String) {
        guard var current = entity else { return }
        if path.contains("attribute"), let last = current.attributes.indices.last {
            current.attributes[last].userInfo[key] = value
        } else if path.contains("relationship"), let last = current.relationships.indices.last {
            current.relationships[last].userInfo[key] = value
        } else {
            current.userInfo[key] = value
        }
        entity = current
    }

    /// The class without the module: `.Item` and `App.Item` are `Item`.
    private static func className(_ name: String?) -> String {
        name.flatMap { $0.split(separator: ".").last.map(String.init) } ?? "NSManagedObject"
    }

    private static func kind(_ type: String) -> ModelAttribute.Kind? {
        switch type {
        case "Object ID": .objectID
        default: ModelAttribute.Kind(rawValue: type)
        }
    }
}
