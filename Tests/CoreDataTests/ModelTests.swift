import CoreData
import CoreDataModels
import Foundation
import Testing

/// Models, their files and what is generated for them.
@Suite struct ModelTests {
    private let model: ModelFile

    init() throws { model = try ModelReader.model(Data(Pantry.text.utf8)) }

    @Test func filesAreReadWhole() throws {
        #expect(model.entities.map(\.name) == ["Food", "Shelf", "Step", "Thing"])
        #expect(model.entities.map(\.className) == ["Food", "Shelf", "Step", "Thing"])
        #expect(model.entities.map(\.generation) == [.classDefinition, .manual, .category, .manual])
        let food = try #require(model.entity(named: "Food"))
        #expect(food.parent == "Thing" && food.uniquenessConstraints == [["code"]])
        #expect(food.attributes.count == 11 && food.attributes[0].isScalar && food.attributes[0].maximum == "100")
        let steps = try #require(model.entity(named: "Shelf")?.relationships.last)
        #expect(steps.isOrdered && steps.isToMany && steps.maximumCount == 3 && steps.deleteRule == "Deny" && steps.inverse == "shelf")
        #expect(model.entity(named: "Shelf")?.userInfo == ["color": "red"])
        #expect(model.fetchRequests.map(\.name) == ["Open"] && model.configurations == ["Cloud": ["Food"]])
    }

    @Test(arguments: [
        ("", "This is not a Core Data model: line 1 is no XML."), ("<plist/>", "This is not a Core Data model: it has no <model>."),
        (
            "<model>\n<entity name=\"A\">\n<attribute name=\"b\" attributeType=\"Odd\"/></entity></model>",
            "The attribute b of A has the unknown type Odd, in line 3."
        ),
    ])
    func brokenFilesAreReported(_ text: String, _ message: String) {
        let error = #expect(throws: ModelReader.Failure.self) { try ModelReader.model(Data(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test func checksumsTellVersionsApart() throws {
        let (first, second) = (try Pantry().container.managedObjectModel, try Pantry().container.managedObjectModel)
        #expect(first.versionChecksum == second.versionChecksum && first.entityVersionHashesByName["Food"]?.count == 32)
        let attribute = NSAttributeDescription()
        attribute.name = "color"
        second.entitiesByName["Food"]?.properties.append(attribute)
        #expect(first.versionChecksum != second.versionChecksum)
        #expect(NSManagedObjectModelReference(model: first, versionChecksum: "a").resolvedModel === first)
    }

    @Test func classesAreGeneratedAsTheModelSays() throws {
        let texts = ModelSources(model).texts
        #expect(
            texts.keys.sorted() == [
                "Food+CoreDataClass.swift", "Food+CoreDataProperties.swift", "Step+CoreDataProperties.swift",
            ])
        #expect(texts["Food+CoreDataClass.swift"] == "import CoreData\nimport Foundation\n\npublic class Food: Thing {}\n")
        let properties = try #require(texts["Food+CoreDataProperties.swift"])
        let types = properties.matches(of: #/public var (\w+): (.+) \{/#).map { "\($0.output.1) \($0.output.2)" }
        #expect(
            types == [
                "amount Double", "isOpen Bool", "kind Int16", "rating NSNumber?", "price NSDecimalNumber?", "date Date?",
                "link URL?", "labels [String]?", "code String?", "note String?", "search String?", "shelf Shelf?",
            ])
        #expect(properties.contains("NSFetchRequest<Food>(entityName: \"Food\")") && !properties.contains("Identifiable"))
        let isolated = ModelSources(model, isMainActorDefault: true).texts
        #expect(isolated["Food+CoreDataClass.swift"]?.contains("nonisolated public class Food: Thing {}") == true)
    }

    @Test func accessorsOfRelationshipsAreGenerated() throws {
        var model = model
        model.entities[1].generation = .classDefinition
        let text = try #require(ModelSources(model).texts["Shelf+CoreDataProperties.swift"])
        let methods = text.matches(of: #/public func (.+) \{ (.+) \}/#).map { "\($0.output.1) \($0.output.2)" }
        #expect(
            methods == [
                "addToFoods(_ value: Food) _performManaged(\"addToFoods(_:)\", value)",
                "addToFoods(_ values: NSSet) _performManaged(\"addToFoods(_:)\", values)",
                "removeFromFoods(_ value: Food) _performManaged(\"removeFromFoods(_:)\", value)",
                "removeFromFoods(_ values: NSSet) _performManaged(\"removeFromFoods(_:)\", values)",
                "insertIntoSteps(_ value: Step, at idx: Int) _performManaged(\"insertIntoSteps(_:at:)\", value, idx)",
                "removeFromSteps(at idx: Int) _performManaged(\"removeFromSteps(at:)\", idx)",
                "insertIntoSteps(_ values: [Step], at indexes: NSIndexSet) _performManaged(\"insertIntoSteps(_:at:)\", values, indexes)",
                "removeFromSteps(at indexes: NSIndexSet) _performManaged(\"removeFromSteps(at:)\", indexes)",
                "replaceSteps(at idx: Int, with value: Step) _performManaged(\"replaceSteps(at:with:)\", idx, value)",
                "replaceSteps(at indexes: NSIndexSet, with values: [Step]) _performManaged(\"replaceSteps(at:with:)\", indexes, values)",
                "addToSteps(_ value: Step) _performManaged(\"addToSteps(_:)\", value)",
                "addToSteps(_ values: NSOrderedSet) _performManaged(\"addToSteps(_:)\", values)",
                "removeFromSteps(_ value: Step) _performManaged(\"removeFromSteps(_:)\", value)",
                "removeFromSteps(_ values: NSOrderedSet) _performManaged(\"removeFromSteps(_:)\", values)",
            ])
    }

    @Test func modelsKnowTheirEntities() throws {
        let model = try Pantry().container.managedObjectModel
        let food = try #require(model.entitiesByName["Food"])
        #expect(food.propertiesByName.count == 13 && food.attributesByName["name"]?.isOptional == false)
        #expect(food.relationshipsByName["shelf"]?.inverseRelationship?.name == "foods")
        #expect(model.entitiesByName["Shelf"]?.relationshipsByName["foods"]?.isToMany == true)
        #expect(model.entitiesByName["Thing"]?.subentities.map(\.name) == ["Food", "Shelf", "Step"])
        let request = model.fetchRequestFromTemplate(withName: "Open", substitutionVariables: ["NAME": "Milk"])
        #expect(request?.entityName == "Food")
        #expect(request?.predicate?.evaluate(with: ["isOpen": true, "name": "Milk"]) == true)
    }

    @Test func modelsMadeInCodeWork() throws {
        let (entity, attribute) = (NSEntityDescription(), NSAttributeDescription())
        (attribute.name, attribute.attributeType, attribute.defaultValue) = ("n", .integer64AttributeType, 5)
        (entity.name, entity.properties) = ("Number", [attribute])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Numbers", managedObjectModel: model)
        container.loadPersistentStores { _, _ in }
        let object = NSEntityDescription.insertNewObject(forEntityName: "Number", into: container.viewContext)
        #expect(object.value(forKey: "n") as? Int == 5)
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: NSFetchRequest<NSManagedObject>(entityName: "Number")) == 1)
    }
}
