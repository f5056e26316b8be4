import Foundation
import RealmSwift

enum Kind: String, PersistableEnum {
    case cat, dog, fish
}

final class Pet: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var id: String
    @Persisted var name: String
    @Persisted(indexed: true) var age = 3
    @Persisted var kind: Kind
    @Persisted var weight: Double?
    @Persisted var born: Date
    @Persisted var tags: MutableSet<String>
    @Persisted var notes: Map<String, String>
    @Persisted var collar: Collar?
    @Persisted(originProperty: "pets") var owners: LinkingObjects<Owner>

    convenience init(_ id: String, _ name: String, age: Int, _ kind: Kind = .cat, weight: Double? = nil) {
        self.init()
        (self.id, self.name, self.age, self.kind, self.weight) = (id, name, age, kind, weight)
    }
}

final class Collar: EmbeddedObject {
    @Persisted var color: String
}

final class Owner: Object {
    @Persisted var name: String
    @Persisted var pets: RealmSwift.List<Pet>
    @Persisted var favorite: Pet?
}

/// A class as Realms before version 10 have them.
class Book: Object {
    dynamic var isbn = ""
    dynamic var title = "Untitled"
    dynamic var sequel: Book?
    let pages = RealmOptional<Int>()
    let authors = List<String>()
    let prequels = LinkingObjects(fromType: Book.self, property: "sequel")
    var scratch = 0

    override class func primaryKey() -> String? { "isbn" }
    override class func ignoredProperties() -> [String] { ["scratch"] }
}

/// Returns an empty Realm that no other test sees.
func emptyRealm(_ name: String = #function) -> Realm {
    let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: name))
    try! realm.write { realm.deleteAll() }
    return realm
}

/// Returns a Realm with three pets and their owner.
func realmWithPets(_ name: String = #function) -> Realm {
    let realm = emptyRealm(name)
    try! realm.write {
        let owner = Owner()
        owner.name = "Ada"
        owner.pets.append(objectsIn: [
            Pet("1", "Ada's cat", age: 7, weight: 4.5), Pet("2", "bruno", age: 2, .dog, weight: 30), Pet("3", "Wanda", age: 1, .fish),
        ])
        owner.favorite = owner.pets[1]
        realm.add(owner)
    }
    return realm
}
