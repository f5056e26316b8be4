import CoreData
import Foundation

/// Objects of the tests' model, as the tool's sources have them.
class Thing: NSManagedObject {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue("name", newValue) }
    }
}

final class Food: Thing {
    enum Kind: Int16 { case plain, fresh }

    class func fetchRequest() -> NSFetchRequest<Food> { NSFetchRequest<Food>(entityName: "Food") }

    var amount: Double {
        get { _managedValue("amount") }
        set { _setManagedValue("amount", newValue) }
    }
    var isOpen: Bool {
        get { _managedValue("isOpen") }
        set { _setManagedValue("isOpen", newValue) }
    }
    var kind: Kind {
        get { _managedValue("kind") }
        set { _setManagedValue("kind", newValue) }
    }
    var rating: NSNumber? {
        get { _managedValue("rating") }
        set { _setManagedValue("rating", newValue) }
    }
    var price: NSDecimalNumber? {
        get { _managedValue("price") }
        set { _setManagedValue("price", newValue) }
    }
    var date: Date? {
        get { _managedValue("date") }
        set { _setManagedValue("date", newValue) }
    }
    var link: URL? {
        get { _managedValue("link") }
        set { _setManagedValue("link", newValue) }
    }
    var labels: [String]? {
        get { _managedValue("labels") }
        set { _setManagedValue("labels", newValue) }
    }
    var code: String {
        get { _managedValue("code") }
        set { _setManagedValue("code", newValue) }
    }
    var shelf: Shelf? {
        get { _managedValue("shelf") }
        set { _setManagedValue("shelf", newValue) }
    }

    private(set) var events: [String] = []

    override func awakeFromInsert() {
        super.awakeFromInsert()
        events.append("insert")
    }

    override func willSave() { events.append("willSave") }
    override func didSave() { events.append("didSave") }
    override func prepareForDeletion() { events.append("delete") }
}

final class Shelf: Thing {
    class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }

    var foods: NSSet? {
        get { _managedValue("foods") }
        set { _setManagedValue("foods", newValue) }
    }
    var steps: NSOrderedSet? {
        get { _managedValue("steps") }
        set { _setManagedValue("steps", newValue) }
    }
    var foodSet: Set<Food> {
        get { _managedValue("foods") }
        set { _setManagedValue("foods", newValue) }
    }

    func addToFoods(_ value: Food) { _performManaged("addToFoods(_:)", value) }
    func addToFoods(_ values: NSSet) { _performManaged("addToFoods(_:)", values) }
    func removeFromFoods(_ value: Food) { _performManaged("removeFromFoods(_:)", value) }
    func addToSteps(_ value: Step) { _performManaged("addToSteps(_:)", value) }
    func insertIntoSteps(_ value: Step, at idx: Int) { _performManaged("insertIntoSteps(_:at:)", value, idx) }
    func removeFromSteps(at idx: Int) { _performManaged("removeFromSteps(at:)", idx) }
    func replaceSteps(at idx: Int, with value: Step) { _performManaged("replaceSteps(at:with:)", idx, value) }
}

final class Step: Thing {}

/// A container with the tests' model in a folder of its own.
struct Pantry {
    let container: NSPersistentContainer
    var context: NSManagedObjectContext { container.viewContext }

    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Food" representedClassName=".Food" parentEntity="Thing" codeGenerationType="class">
                <attribute name="amount" attributeType="Double" minValueString="0" maxValueString="100" defaultValueString="1.5" usesScalarValueType="YES"/>
                <attribute name="isOpen" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
                <attribute name="kind" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
                <attribute name="rating" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="date" optional="YES" attributeType="Date" defaultDateTimeInterval="600000000" usesScalarValueType="NO"/>
                <attribute name="link" optional="YES" attributeType="URI"/>
                <attribute name="labels" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <attribute name="code" optional="YES" attributeType="String" regularExpressionString="[a-z]*"/>
                <attribute name="note" optional="YES" transient="YES" attributeType="String"/>
                <attribute name="search" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(name)"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="foods" inverseEntity="Shelf"/>
                <uniquenessConstraints>
                    <uniquenessConstraint><constraint value="code"/></uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Shelf" representedClassName="Shelf" parentEntity="Thing">
                <relationship name="foods" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Food" inverseName="shelf" inverseEntity="Food"/>
                <relationship name="steps" optional="YES" toMany="YES" ordered="YES" maxCount="3" deletionRule="Deny" destinationEntity="Step" inverseName="shelf" inverseEntity="Step"/>
                <userInfo><entry key="color" value="red"/></userInfo>
            </entity>
            <entity name="Step" representedClassName="Step" parentEntity="Thing" codeGenerationType="category">
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="steps" inverseEntity="Shelf"/>
            </entity>
            <entity name="Thing" representedClassName="Thing" isAbstract="YES">
                <attribute name="name" attributeType="String" minValueString="1"/>
            </entity>
            <fetchRequest name="Open" entity="Food" predicateString="isOpen == YES AND name == $NAME"/>
            <configuration name="Cloud"><memberEntity name="Food"/></configuration>
        </model>
        """

    /// A store is loaded where `isLoaded`.
    init(isLoaded: Bool = true) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-model-\(UUID().uuidString).momd")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Pantry.text.utf8).write(to: folder.appendingPathComponent("Pantry.mom"))
        guard let model = NSManagedObjectModel(contentsOf: folder) else { throw CocoaError(.fileReadUnknown) }
        container = NSPersistentContainer(name: "Pantry", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
        if isLoaded { container.loadPersistentStores { _, _ in } }
    }

    @discardableResult func food(_ name: String?, on shelf: Shelf? = nil, amount: Double = 1) -> Food {
        let food = Food(context: context)
        (food.name, food.shelf, food.amount) = (name, shelf, amount)
        return food
    }

    func shelf(_ name: String) -> Shelf {
        let shelf = Shelf(context: context)
        shelf.name = name
        return shelf
    }

    func foods(_ format: String? = nil, by key: String = "name") throws -> [String] {
        let request = Food.fetchRequest()
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: nil) }
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try context.fetch(request).map { $0.name ?? "-" }
    }
}
