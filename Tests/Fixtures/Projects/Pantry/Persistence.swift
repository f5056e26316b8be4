import CoreData

struct PersistenceController {
    static let shared = PersistenceController()

    static let preview: PersistenceController = {
        let result = PersistenceController(inMemory: true)
        let viewContext = result.container.viewContext
        let fridge = Shelf(context: viewContext)
        fridge.name = "Fridge"
        fridge.place = Shelf.Position.middle.rawValue
        for (index, name) in ["Milk", "Äpfel", "Butter", "Cheese"].enumerated() {
            let food = Food(context: viewContext)
            food.name = name
            food.amount = Double(index) + 0.5
            food.isOpen = index % 2 == 0
            food.bestBefore = Calendar.current.date(byAdding: .day, value: 3 - index, to: Date())
            food.labels = ["cold", "\(index)"]
            fridge.addToFoods(food)
        }
        let cupboard = Shelf(context: viewContext)
        cupboard.name = "Cupboard"
        let rice = Food(context: viewContext)
        rice.name = "Rice"
        rice.shelf = cupboard
        let gone = Food(context: viewContext)
        gone.name = "Gone"
        gone.shelf = fridge
        do {
            try viewContext.save()
            viewContext.delete(gone)
            try viewContext.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
        return result
    }()

    let container: NSPersistentCloudKitContainer

    init(inMemory: Bool = false) {
        container = NSPersistentCloudKitContainer(name: "Pantry")
        let storeURL = URL.storeURL(for: "group.com.example.pantry", databaseName: "Pantry")
        let description = NSPersistentStoreDescription(url: inMemory ? URL(fileURLWithPath: "/dev/null") : storeURL)
        description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }
}

extension URL {
    static func storeURL(for appGroup: String, databaseName: String) -> URL {
        guard let fileContainer = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: appGroup) else {
            fatalError("Shared file container could not be created.")
        }
        return fileContainer.appendingPathComponent("\(databaseName).sqlite")
    }
}
