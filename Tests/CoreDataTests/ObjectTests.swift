import CoreData
import Foundation
import Testing

/// Managed objects: their values and relationships.
@Suite struct ObjectTests {
    private let pantry: Pantry

    init() throws { pantry = try Pantry() }

    /// Objective-C's initializers can be called of a type that is known at run time alone.
    @Test func objectsOfAGenericType() throws {
        let pantry = try Pantry()
        func make<Object: NSManagedObject>(_ type: Object.Type) -> Object { Object(context: pantry.context) }
        let food = make(Food.self)
        #expect(food.managedObjectContext === pantry.context && pantry.context.insertedObjects.contains(food))
        #expect(make(Step.self).entity.name == "Step")
    }

    @Test func newObjectsHaveTheModelsDefaults() {
        let food = Food(context: pantry.context)
        #expect(food.amount == 1.5 && food.isOpen && food.kind == .fresh && food.name == nil && food.rating == nil)
        #expect(food.code == "" && food.labels == nil && food.price == nil)
        #expect(food.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
        #expect(food.entity.name == "Food" && food.isInserted && !food.isFault && food.hasChanges)
        #expect(food.events == ["insert"] && food.objectID.isTemporaryID)
        #expect(Food.entity().name == "Food" && food.entity.superentity?.name == "Thing")
    }

    @Test func valuesKeepTheirTypes() throws {
        let food = pantry.food("Milk")
        (food.amount, food.isOpen, food.kind, food.rating) = (2.25, false, .plain, 3)
        (food.price, food.link) = (NSDecimalNumber(string: "1.10"), URL(string: "https://example.com"))
        food.labels = ["a", "b"]
        food.setValue(7, forKey: "rating")
        try pantry.context.save()
        pantry.context.refreshAllObjects()
        pantry.context.reset()
        let read = try #require(pantry.context.fetch(Food.fetchRequest()).first)
        #expect(read !== food)
        #expect(read.amount == 2.25 && !read.isOpen && read.kind == .plain && read.rating == 7)
        #expect(read.price == NSDecimalNumber(string: "1.10") && read.link?.host == "example.com" && read.labels == ["a", "b"])
        #expect(read.value(forKey: "amount") as? Double == 2.25 && read.value(forKey: "kind") as? Int == 0)
        #expect(read.value(forKey: "search") as? String == "milk")
    }

    /// As a property that an object of the context replaces later.
    @Test func objectsAreMadeWithoutAContext() {
        let food = Food()
        food.amount = 2
        #expect(food.managedObjectContext == nil && food.amount == 2 && food.entity.name == "Food")
    }

    @Test func transientValuesAreNotSaved() throws {
        let food = pantry.food("Milk")
        food.setValue("x", forKey: "note")
        try pantry.context.save()
        #expect(food.value(forKey: "note") as? String == "x")
        let context = pantry.container.newBackgroundContext()
        let other = try context.existingObject(with: food.objectID)
        #expect(other.value(forKey: "note") == nil && other.value(forKey: "name") as? String == "Milk")
    }

    @Test func relationshipsKeepBothEnds() {
        let (fridge, cupboard) = (pantry.shelf("Fridge"), pantry.shelf("Cupboard"))
        let (milk, rice) = (pantry.food("Milk", on: fridge), pantry.food("Rice"))
        #expect(fridge.foods == NSSet(object: milk))
        cupboard.addToFoods(NSSet(array: [milk, rice]))
        #expect(milk.shelf === cupboard && rice.shelf === cupboard && fridge.foods?.count == 0)
        cupboard.removeFromFoods(milk)
        #expect(milk.shelf == nil && cupboard.foodSet == [rice])
        fridge.foodSet = [milk, rice]
        #expect(cupboard.foods?.count == 0 && rice.shelf === fridge)
        rice.shelf = nil
        #expect(fridge.foods?.allObjects as? [Food] == [milk])
        fridge.mutableSetValue(forKey: "foods").add(rice)
        #expect(rice.shelf === fridge && fridge.mutableSetValue(forKey: "foods").count == 2)
        fridge.mutableSetValue(forKey: "foods").remove(milk)
        #expect(milk.shelf == nil)
    }

    @Test func orderedRelationshipsKeepTheirOrder() {
        let shelf = pantry.shelf("Fridge")
        let steps = ["a", "b", "c", "d"].map { name in
            let step = Step(context: pantry.context)
            step.name = name
            return step
        }
        func names() -> String { (shelf.steps?.array as? [Step] ?? []).compactMap(\.name).joined() }
        for step in steps.prefix(2) { shelf.addToSteps(step) }
        shelf.insertIntoSteps(steps[2], at: 0)
        #expect(names() == "cab")
        shelf.replaceSteps(at: 1, with: steps[3])
        #expect(names() == "cdb" && steps[0].value(forKey: "shelf") == nil)
        shelf.removeFromSteps(at: 0)
        #expect(names() == "db")
        shelf.mutableOrderedSetValue(forKey: "steps").insert(steps[0], at: 1)
        #expect(names() == "dab")
        shelf.steps = NSOrderedSet(array: [steps[1], steps[2]])
        #expect(names() == "bc" && steps[3].value(forKey: "shelf") == nil)
    }

    @Test func observersHearOfChanges() {
        let food = pantry.food("Milk")
        var changes = 0
        let subscription = food.objectWillChange.sink { changes += 1 }
        food.amount = 3
        food.shelf = pantry.shelf("Fridge")
        #expect(changes == 2)
        subscription.cancel()
    }

    @Test func changedValuesAreThoseSinceTheLastSave() throws {
        let food = pantry.food("Milk")
        try pantry.context.save()
        #expect(!food.hasChanges && food.changedValues().isEmpty)
        food.amount = 9
        #expect(food.isUpdated && Set(food.changedValues().keys) == ["amount"])
        #expect(food.committedValues(forKeys: ["amount"])["amount"] as? Double == 1)
    }
}
