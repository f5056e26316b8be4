import CoreData
import Foundation
import Testing

/// Finding objects.
@Suite struct FetchTests {
    private let pantry: Pantry

    init() throws {
        pantry = try Pantry()
        let (fridge, cupboard) = (pantry.shelf("Fridge"), pantry.shelf("Cupboard"))
        pantry.food("Milk", on: fridge, amount: 3)
        pantry.food("Butter", on: fridge, amount: 2).isOpen = false
        pantry.food("Rice", on: cupboard, amount: 1)
        try pantry.context.save()
        // Not saved.
        pantry.food("Oats", amount: 4)
    }

    @Test func predicatesFollowRelationships() throws {
        #expect(try pantry.foods() == ["Butter", "Milk", "Oats", "Rice"])
        #expect(try pantry.foods("shelf.name == 'Fridge'") == ["Butter", "Milk"])
        #expect(try pantry.foods("shelf == nil") == ["Oats"])
        #expect(try pantry.foods("ANY shelf.foods.name == 'Butter'", by: "amount") == ["Butter", "Milk"])
        let shelves = Shelf.fetchRequest()
        shelves.predicate = NSPredicate(format: "SUBQUERY(foods, $f, $f.amount > 2).@count == 1")
        #expect(try pantry.context.fetch(shelves).map(\.name) == ["Fridge"])
        let fridge = try #require(try pantry.context.fetch(shelves).first)
        let request = Food.fetchRequest()
        for argument in [fridge as CVarArg, fridge.objectID as CVarArg] {
            request.predicate = NSPredicate(format: "shelf == %@", argument)
            #expect(try pantry.context.count(for: request) == 2)
        }
        request.predicate = NSPredicate(format: "shelf IN %@", [fridge.objectID])
        #expect(try pantry.context.count(for: request) == 2)
        request.predicate = NSPredicate(format: "SELF IN %@", fridge.foodSet)
        #expect(try pantry.context.count(for: request) == 2)
    }

    @Test func limitsOffsetsAndKinds() throws {
        let request = Food.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Food.amount, ascending: false)]
        (request.fetchLimit, request.fetchOffset) = (2, 1)
        #expect(try pantry.context.fetch(request).map(\.name) == ["Milk", "Butter"])
        #expect(try pantry.context.count(for: request) == 2)
        let things = NSFetchRequest<Thing>(entityName: "Thing")
        #expect(try pantry.context.count(for: things) == 6)
        things.includesSubentities = false
        #expect(try pantry.context.count(for: things) == 0)
        let saved = Food.fetchRequest()
        saved.includesPendingChanges = false
        #expect(try pantry.context.count(for: saved) == 3)
        let implied = NSFetchRequest<Shelf>()
        #expect(try pantry.context.fetch(implied).count == 2)
    }

    @Test func keyPathsOfExpressions() throws {
        let most = NSExpressionDescription()
        most.name = "most"
        most.expression = _NSExpression(forFunction: "max:", arguments: [_NSExpression(forKeyPath: \Food.amount)])
        let request = NSFetchRequest<NSDictionary>(entityName: "Food")
        (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, [most])
        #expect(try pantry.context.fetch(request).map { $0["most"] as? Double } == [4])
    }

    /// Code reads a sum of decimals as `NSDecimalNumber`, and a count as `Int`.
    @Test func computedValuesHaveTheirResultType() throws {
        for food in try pantry.context.fetch(Food.fetchRequest()) { food.price = 2.5 }
        func computed(_ function: String, _ key: String, _ type: NSAttributeType) throws -> Any? {
            let property = NSExpressionDescription()
            (property.name, property.expressionResultType) = ("value", type)
            property.expression = _NSExpression(forFunction: function, arguments: [_NSExpression(forKeyPath: key)])
            let request = NSFetchRequest<NSDictionary>(entityName: "Food")
            (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, [property])
            return try pantry.context.fetch(request).first?["value"]
        }
        #expect(try computed("sum:", "price", .decimalAttributeType) as? NSDecimalNumber == 10)
        #expect(try computed("sum:", "amount", .integer64AttributeType) as? Int == 10)
        #expect(try computed("average:", "amount", .doubleAttributeType) as? Double == 2.5)
        #expect(try computed("max:", "date", .dateAttributeType) as? Date == Date(timeIntervalSinceReferenceDate: 600_000_000))
    }

    @Test func otherResults() throws {
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Food")
        ids.resultType = .managedObjectIDResultType
        #expect(try pantry.context.fetch(ids).count == 4)
        let count = NSFetchRequest<NSNumber>(entityName: "Food")
        count.resultType = .countResultType
        #expect(try pantry.context.fetch(count) == [4])
        let names = NSFetchRequest<NSDictionary>(entityName: "Food")
        (names.resultType, names.propertiesToFetch, names.returnsDistinctResults) = (.dictionaryResultType, ["isOpen"], true)
        names.sortDescriptors = [NSSortDescriptor(key: "isOpen", ascending: true)]
        #expect(try pantry.context.fetch(names).map { $0["isOpen"] as? Bool } == [false, true])
        let total = NSExpressionDescription()
        total.name = "total"
        total.expression = _NSExpression(forFunction: "sum:", arguments: [_NSExpression(forKeyPath: "amount")])
        let groups = NSFetchRequest<NSDictionary>(entityName: "Food")
        (groups.resultType, groups.propertiesToFetch) = (.dictionaryResultType, ["shelf.name", total])
        (groups.propertiesToGroupBy, groups.sortDescriptors) = (["shelf.name"], [NSSortDescriptor(key: "total", ascending: false)])
        #expect(try pantry.context.fetch(groups).map { $0["total"] as? Double } == [5, 4, 1])
    }

    @Test func missingObjectsAreReported() throws {
        let food = try #require(try pantry.context.fetch(Food.fetchRequest()).first { $0.name == "Rice" })
        pantry.context.delete(food)
        #expect(throws: (any Error).self) { try pantry.context.existingObject(with: food.objectID) }
        try pantry.context.save()
        #expect(throws: (any Error).self) { try pantry.context.existingObject(with: food.objectID) }
        #expect(throws: (any Error).self) { try NSManagedObjectContext(.mainQueue).fetch(Food.fetchRequest()) }
    }

    @Test func controllersMakeSections() throws {
        let request = Food.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "isOpen", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: pantry.context, sectionNameKeyPath: "isOpen", cacheName: nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["0", "1"] && controller.sections?.map(\.numberOfObjects) == [1, 3])
        #expect(controller.object(at: [1, 2]).name == "Rice" && controller.fetchedObjects?.count == 4)
        #expect(controller.indexPath(forObject: controller.object(at: [1, 0])) == [1, 0])
    }

    @Test func requestsChangeTheirType() throws {
        let base: NSFetchRequest<any NSFetchRequestResult> = Food.fetchRequest()
        #expect(base is NSFetchRequest<Food>, "The class's own type is that of the results.")
        let retyped = Food.fetchRequest()._retyped() as NSFetchRequest<any NSFetchRequestResult>
        retyped.predicate = NSPredicate(format: "amount > 2")
        #expect(try pantry.context.fetch(retyped).count == 2)
    }

    @Test func asynchronousFetches() throws {
        var names: [String?] = []
        let request = NSAsynchronousFetchRequest(fetchRequest: Food.fetchRequest()) { result in
            names = result.finalResult?.map(\.name) ?? []
        }
        _ = try pantry.context.execute(request)
        #expect(Set(names) == ["Milk", "Butter", "Rice", "Oats"])
    }
}
