import Foundation
import CoreData

/// The model generates nothing for this class; Xcode's "Create NSManagedObject Subclass" wrote it.
@objc(Shelf)
public class Shelf: Thing {
    @objc enum Position: Int32 {
        case top, middle, bottom
    }

    var position: Position { Position(rawValue: place) ?? .top }
    var sortedFoods: [Food] {
        let set = foods as? Set<Food> ?? []
        return set.sorted { ($0.name ?? "") < ($1.name ?? "") }
    }
}

extension Shelf {

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Shelf> {
        return NSFetchRequest<Shelf>(entityName: "Shelf")
    }

    @NSManaged public var place: Int32
    @NSManaged public var foods: NSSet?  // of Food

}

// MARK: Generated accessors for foods
extension Shelf {

    @objc(addFoodsObject:)
    @NSManaged public func addToFoods(_ value: Food)

    @objc(removeFoodsObject:)
    @NSManaged public func removeFromFoods(_ value: Food)

    @objc(addFoods:)
    @NSManaged public func addToFoods(_ values: NSSet)

    @objc(removeFoods:)
    @NSManaged public func removeFromFoods(_ values: NSSet)

}
