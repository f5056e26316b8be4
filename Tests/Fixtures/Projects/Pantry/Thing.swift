import CoreData

/// The model generates the properties of this class.
@objc(Thing)
public class Thing: NSManagedObject {
    override public func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(UUID(uuidString: "00000000-0000-0000-0000-000000000001"), forKey: #keyPath(Thing.id))
    }
}
