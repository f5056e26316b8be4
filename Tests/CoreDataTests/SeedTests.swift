import Foundation
import SeedData
import Testing

@testable import CoreData

/// The records that `--data` gives a store.
@Suite struct SeedTests {
    /// Fills a store with the records of a JSON text.
    private func filled(_ json: String) throws -> Pantry {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-data-\(UUID().uuidString).json")
        try Data(json.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let pantry = try Pantry()
        let store = try #require(pantry.container.persistentStoreCoordinator.persistentStores.first)
        var seeds = DataSeeds(try Seeds(files: [file]), store, pantry.container.managedObjectModel)
        try seeds.run()
        return pantry
    }

    @Test func recordsBecomeObjects() throws {
        let pantry = try filled(
            """
            {"Food": [
                {"$id": "milk", "name": "Milk", "amount": 2.5, "kind": 0, "price": 1.10, "date": "2026-06-09T09:41:00Z",
                 "link": "https://example.com", "labels": ["a", "b"], "rating": 4, "isOpen": false},
                {"$id": "rice", "name": "Rice", "shelf": "cupboard"}],
             "Shelf": [{"$id": "fridge", "name": "Fridge", "foods": ["milk"], "steps": ["b", "a"]}, {"$id": "cupboard", "name": "Cupboard"}],
             "Step": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]}
            """)
        let request = Food.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let foods = try pantry.context.fetch(request)
        let milk = try #require(foods.first)
        #expect(foods.map(\.name) == ["Milk", "Rice"] && milk.events.isEmpty)
        #expect(milk.amount == 2.5 && milk.kind == .plain && milk.price == NSDecimalNumber(string: "1.1") && milk.rating == 4)
        #expect(milk.date == Date(timeIntervalSince1970: 1_780_998_060) && milk.labels == ["a", "b"] && !milk.isOpen)
        #expect(milk.link?.absoluteString == "https://example.com" && milk.value(forKey: "search") as? String == "milk")
        #expect(foods[1].amount == 1.5 && foods[1].isOpen && foods[1].shelf?.name == "Cupboard")
        #expect(milk.shelf?.foodSet == [milk] && (milk.shelf?.steps?.array as? [Step])?.map(\.name) == ["B", "A"])
        #expect(try pantry.foods("shelf.name == 'Fridge'") == ["Milk"])
    }

    @Test(arguments: [
        (#"{"Food": [{"id": "m", "amount": 1}]}"#, #"Food "m": the model requires a value for name."#),
        (#"{"Food": [{"name": "m", "amuont": 1}]}"#, #"Food number 1: Food has no property "amuont". Did you mean "amount"?"#),
        (#"{"Food": [{"name": "m", "amount": "x"}]}"#, "Food number 1: amount does not fit the type Double."),
        (#"{"Thing": [{"name": "m"}]}"#, "Thing number 1: Thing is abstract; give records of the entities below it."),
        (
            #"{"Food": [{"name": "m", "shelf": "x"}], "Shelf": [{"id": "a", "name": "A"}]}"#,
            #"Food number 1: shelf names the Shelf "x", which is not there. Did you mean "a"?"#
        ),
        (
            #"{"Food": [{"id": "m", "name": "m"}], "Shelf": [{"id": "a", "name": "A", "foods": ["m"]}, {"id": "b", "name": "B", "foods": ["m"]}]}"#,
            #"Food "m": shelf refers to one record, and both Shelf "a" and Shelf "b" claim it."#
        ),
        (#"{"Food": [{"name": "m", "shelf": ["a", "b"]}]}"#, "Food number 1: shelf refers to one record, not to 2."),
    ])
    func recordsThatDoNotFit(_ json: String, _ message: String) {
        let error = #expect(throws: (any Error).self) { try filled(json) }
        #expect(error.map { "\($0)".hasSuffix(message) } ?? false, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func storesAtOneURLShareTheirObjects() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        let (first, second) = (try Pantry(isLoaded: false), try Pantry(isLoaded: false))
        for pantry in [first, second] {
            pantry.container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
            pantry.container.loadPersistentStores { _, _ in }
        }
        let food = first.food("Milk", on: first.shelf("Fridge"))
        try first.context.save()
        let twin = try #require(try second.context.fetch(Food.fetchRequest()).first)
        #expect(twin.objectID !== food.objectID && twin.shelf?.name == "Fridge" && twin.shelf?.foodSet == [twin])
        #expect(twin.objectID.uriRepresentation() == food.objectID.uriRepresentation())
        twin.name = "Oat milk"
        try second.context.save()
        first.context.refreshAllObjects()
        #expect(food.name == "Oat milk")
        try first.container.persistentStoreCoordinator.destroyPersistentStore(at: url, type: .sqlite)
        #expect(try second.foods().isEmpty)
    }
}
