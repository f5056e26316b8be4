import CoreData
import Foundation
import Testing

/// Contexts: saving, deleting, merging.
@Suite struct ContextTests {
    private let pantry: Pantry

    init() throws { pantry = try Pantry() }

    private func problem(_ body: () throws -> Void) -> NSError? {
        do { try body() } catch { return error as NSError }
        return nil
    }

    @Test func savedObjectsHavePermanentIDs() throws {
        let food = pantry.food("Milk")
        let id = food.objectID
        try pantry.context.save()
        #expect(food.objectID === id && !id.isTemporaryID && !pantry.context.hasChanges)
        #expect(id.uriRepresentation().absoluteString == "x-coredata://00000000-0000-4000-8000-000000000001/Food/p1")
        let coordinator = pantry.container.persistentStoreCoordinator
        #expect(coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation()) === id)
        #expect(food.events == ["insert", "willSave", "didSave"])
    }

    @Test func contextsSeeWhatIsSavedAlone() throws {
        let other = pantry.container.newBackgroundContext()
        let food = pantry.food("Milk")
        #expect(try other.count(for: Food.fetchRequest()) == 0)
        try pantry.context.save()
        let twin = try #require(try other.fetch(Food.fetchRequest()).first)
        #expect(twin !== food && twin.objectID === food.objectID && twin.name == "Milk")
        food.name = "Oat milk"
        try pantry.context.save()
        #expect(twin.name == "Milk", "The context does not merge by itself.")
        other.refresh(twin, mergeChanges: false)
        #expect(twin.isFault && twin.name == "Oat milk" && !twin.isFault)
    }

    @Test func changesOfOthersAreMerged() throws {
        let food = pantry.food("Milk")
        try pantry.context.save()
        let other = pantry.container.newBackgroundContext()
        other.automaticallyMergesChangesFromParent = true
        let twin = try #require(try other.fetch(Food.fetchRequest()).first)
        food.amount = 42
        try pantry.context.save()
        // The merge waits on the context's queue.
        other.performAndWait {}
        #expect(twin.amount == 42)
        pantry.context.delete(food)
        try pantry.context.save()
        other.performAndWait {}
        #expect(twin.isDeleted && twin.managedObjectContext == nil)
    }

    @Test func deletionFollowsTheRules() throws {
        let shelf = pantry.shelf("Fridge")
        let (milk, rice) = (pantry.food("Milk", on: shelf), pantry.food("Rice"))
        try pantry.context.save()
        pantry.context.delete(milk)
        #expect(shelf.foods?.count == 0 && milk.isDeleted && pantry.context.deletedObjects == [milk])
        try pantry.context.save()
        #expect(try pantry.foods() == ["Rice"] && milk.managedObjectContext == nil)
        rice.shelf = shelf
        pantry.context.delete(shelf)
        #expect(rice.isDeleted)
        try pantry.context.save()
        #expect(try pantry.foods().isEmpty && rice.events.contains("delete"))
    }

    @Test func deniedDeletionsAreNotSaved() throws {
        let (shelf, step) = (pantry.shelf("Fridge"), Step(context: pantry.context))
        step.name = "Open"
        shelf.addToSteps(step)
        try pantry.context.save()
        pantry.context.delete(shelf)
        #expect(problem { try pantry.context.save() }?.code == NSValidationRelationshipDeniedDeleteError)
        pantry.context.rollback()
        #expect(!shelf.isDeleted && shelf.steps?.count == 1 && !pantry.context.hasChanges)
    }

    @Test func rollbackRestoresWhatWasSaved() throws {
        let (shelf, milk) = (pantry.shelf("Fridge"), pantry.food("Milk"))
        try pantry.context.save()
        milk.shelf = shelf
        milk.amount = 5
        pantry.food("Rice")
        pantry.context.delete(shelf)
        pantry.context.rollback()
        #expect(milk.amount == 1 && milk.shelf == nil && !shelf.isDeleted && shelf.foods?.count == 0)
        #expect(try pantry.foods() == ["Milk"])
    }

    @Test(arguments: [
        ("name", nil as String?, 1570), ("name", "", 1670), ("amount", "101", 1610), ("amount", "-1", 1620), ("code", "A", 1680),
    ])
    func brokenRulesAreNotSaved(_ key: String, _ value: String?, _ code: Int) {
        let food = pantry.food("Milk")
        food.setValue(key == "amount" ? value.flatMap(Double.init) : value, forKey: key)
        let error = problem { try pantry.context.save() }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == code)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == key)
        #expect(food.objectID.isTemporaryID && pantry.context.hasChanges)
    }

    @Test func severalBrokenRulesAreReportedTogether() {
        let food = pantry.food(nil, amount: 200)
        food.code = "X"
        let error = problem { try pantry.context.save() }
        #expect(error?.code == NSValidationMultipleErrorsError)
        #expect((error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code).sorted() == [1570, 1610, 1680])
    }

    @Test func uniqueValuesFollowTheMergePolicy() throws {
        let first = pantry.food("Milk", amount: 1)
        first.code = "m"
        try pantry.context.save()
        let second = pantry.food("Oat milk", amount: 2)
        second.code = "m"
        #expect(problem { try pantry.context.save() }?.code == NSManagedObjectConstraintMergeError)
        pantry.context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try pantry.context.save()
        #expect(try pantry.foods() == ["Milk"])
        let third = pantry.food("Soy milk", amount: 3)
        third.code = "m"
        pantry.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try pantry.context.save()
        #expect(try pantry.foods() == ["Soy milk"] && first.amount == 3)
    }

    @Test func childContextsSaveToTheirParent() throws {
        let milk = pantry.food("Milk")
        try pantry.context.save()
        let child = NSManagedObjectContext(.privateQueue)
        child.parent = pantry.context
        let twin = try #require(child.object(with: milk.objectID) as? Food)
        twin.amount = 8
        let rice = Food(context: child)
        (rice.name, rice.shelf) = ("Rice", nil)
        #expect(milk.amount == 1)
        try child.save()
        #expect(milk.amount == 8 && pantry.context.insertedObjects.count == 1)
        #expect(try pantry.foods() == ["Milk", "Rice"])
        try pantry.context.save()
        #expect(!rice.objectID.isTemporaryID)
        child.delete(rice)
        try child.save()
        try pantry.context.save()
        #expect(try pantry.foods() == ["Milk"])
    }

    @Test func blocksRunInTheirContext() async throws {
        let context = pantry.container.newBackgroundContext()
        let name = try await context.perform { () throws -> String? in
            let food = Food(context: context)
            food.name = "Milk"
            try context.save()
            return try Food.fetchRequest().execute().first?.name
        }
        #expect(name == "Milk")
        let count = await pantry.container.performBackgroundTask { context in
            context.performAndWait { (try? context.count(for: Food.fetchRequest())) ?? -1 }
        }
        #expect(count == 1)
        await withCheckedContinuation { continuation in
            pantry.container.performBackgroundTask { _ in continuation.resume() }
        }
    }

    @Test func batchesWorkPastTheContext() throws {
        for name in ["Milk", "Rice", "Oats"] { pantry.food(name) }
        try pantry.context.save()
        let update = NSBatchUpdateRequest(entityName: "Food")
        update.predicate = NSPredicate(format: "name != 'Milk'")
        update.propertiesToUpdate = ["amount": 7]
        update.resultType = .updatedObjectsCountResultType
        #expect((try pantry.context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        pantry.context.reset()
        #expect(try pantry.foods("amount == 7") == ["Oats", "Rice"])
        let request: NSFetchRequest<any NSFetchRequestResult> = Food.fetchRequest()
        request.predicate = NSPredicate(format: "amount == 7")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let deleted = (try pantry.context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        #expect(deleted?.count == 2)
        let insert = NSBatchInsertRequest(entityName: "Food", objects: [["name": "Tea"], ["name": "Salt", "amount": 3]])
        _ = try pantry.context.execute(insert)
        #expect(try pantry.foods() == ["Milk", "Salt", "Tea"])
    }

    @Test func notificationsCarryTheObjects() throws {
        let center = NotificationCenter.default
        nonisolated(unsafe) var inserted: Set<NSManagedObject> = []
        let context = pantry.context
        let token = center.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) {
            inserted = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
        }
        let food = pantry.food("Milk")
        try context.save()
        center.removeObserver(token)
        #expect(inserted == [food])
    }

    @Test func withoutAStoreNothingIsSaved() throws {
        let pantry = try Pantry(isLoaded: false)
        pantry.food("Milk")
        let error = problem { try pantry.context.save() }
        #expect(error?.localizedDescription == "No store takes the new object of Food: load the persistent stores first.")
    }

    @Test func theHistoryIsEmpty() throws {
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
        let result = try pantry.context.execute(request) as? NSPersistentHistoryResult
        #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    }
}
