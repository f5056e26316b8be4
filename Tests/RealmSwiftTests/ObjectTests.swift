import Foundation
import Testing

@testable import RealmSwift

@Suite struct ObjectTests {
    @Test func propertiesHaveTheDefaultsOfTheirTypes() {
        let pet = Pet()
        #expect(pet.id == "")
        #expect(pet.age == 3)
        #expect(pet.kind == .cat)
        #expect(pet.weight == nil)
        #expect(pet.born == Date(timeIntervalSince1970: 0))
        #expect(pet.tags.isEmpty)
        #expect(pet.realm == nil)
    }

    @Test func valuesAreReadAndSetByName() {
        let pet = Pet(value: ["id": "7", "name": "Rex", "age": 4, "kind": "dog", "tags": ["big"], "collar": ["color": "red"]])
        #expect(pet.name == "Rex")
        #expect(pet.kind == .dog)
        #expect(pet.tags.contains("big"))
        #expect(pet.collar?.color == "red")
        #expect(pet["age"] as? Int == 4)
        pet["weight"] = 12
        #expect(pet.weight == 12)
        pet.setValue(nil, forKey: "weight")
        #expect(pet.weight == nil)
        #expect(pet.value(forKeyPath: "collar.color") as? String == "red")
    }

    @Test func classesWithoutWrappersAreStored() throws {
        let realm = emptyRealm()
        let book = Book(value: ["isbn": "1", "title": "One", "authors": ["A", "B"], "pages": 12])
        book.sequel = Book(value: ["isbn": "2"])
        try realm.write { realm.add(book) }
        #expect(realm.object(ofType: Book.self, forPrimaryKey: "2")?.title == "Untitled")
        #expect(book.pages.value == 12)
        #expect(Array(book.authors) == ["A", "B"])
        #expect(book.sequel?.prequels.map(\.title) == ["One"])
        #expect(realm.objects(Book.self).filter("pages > 10 AND ANY authors == 'B'").map(\.isbn) == ["1"])
        book.setValue("Uno", forKey: "title")
        #expect(book.title == "Uno")
    }

    @Test func schemasTellTheProperties() {
        let schema = Book().objectSchema
        #expect(schema.className == "Book")
        #expect(schema.properties.map(\.name) == ["isbn", "title", "sequel", "pages", "authors", "prequels"])
        #expect(schema.primaryKeyProperty?.name == "isbn")
        #expect(schema["authors"]?.isArray ?? false)
        #expect(schema["sequel"]?.objectClassName == "Book")
        #expect(schema["pages"]?.type == .int)
        #expect(Pet().objectSchema["kind"]?.type == .string)
        #expect(Pet().objectSchema["owners"]?.type == .linkingObjects)
    }

    @Test func storedObjectsWithOneKeyAreEqual() throws {
        let realm = realmWithPets()
        let pet = realm.objects(Pet.self)[0]
        #expect(pet == realm.object(ofType: Pet.self, forPrimaryKey: "1"))
        #expect(pet != Pet("1", "Other", age: 1))
        #expect(pet.isSameObject(as: realm.objects(Owner.self).first?.pets.first))
    }

    @Test func identifiersCountUp() throws {
        let (first, second) = (ObjectId.generate(), ObjectId.generate())
        #expect(first < second)
        #expect(first.stringValue.count == 24)
        #expect(try ObjectId(string: first.stringValue) == first)
        #expect(throws: Realm.Error.self) { try ObjectId(string: "xyz") }
        #expect(ObjectId("507f1f77bcf86cd799439011").timestamp == Date(timeIntervalSince1970: 1_350_508_407))
    }

    @Test func decimalsAreExact() throws {
        #expect(try Decimal128(string: "0.1") + 0.2 == Decimal128(value: "0.3"))
        #expect(throws: Realm.Error.self) { try Decimal128(string: "one") }
    }

    @Test func listsChangeTheirElements() throws {
        let realm = realmWithPets()
        let pets = try #require(realm.objects(Owner.self).first?.pets)
        try realm.write {
            pets.move(fromOffsets: [2], toOffset: 0)
            pets.append(Pet("4", "Tom", age: 1))
        }
        #expect(pets.map(\.id) == ["3", "1", "2", "4"])
        #expect(realm.object(ofType: Pet.self, forPrimaryKey: "4") != nil)
        #expect(pets.index(matching: "name == 'Tom'") == 3)
        try realm.write { pets.remove(atOffsets: [0, 3]) }
        #expect(pets.map(\.id) == ["1", "2"])
        #expect(realm.objects(Pet.self).count == 4)
    }

    @Test func mapsFindTheirValues() {
        let map = Map<String, Int>()
        map.merge([(key: "b", value: 2), (key: "a", value: 3), (key: "c", value: 1)]) { $1 }
        #expect(map.keys == ["a", "b", "c"])
        #expect(Array(map.filter("SELF > 1")) == [3, 2])
        #expect(Array(map.where { $0 < 3 }) == [2, 1])
        #expect(Array(map.sorted(byKeyPath: "self")) == [1, 2, 3])
    }

    @Test func decodersFillObjects() throws {
        final class Tag: Object, Codable {
            @Persisted var name: String
            @Persisted var count: Int?
            @Persisted var words: RealmSwift.List<String>
        }
        let tag = try JSONDecoder().decode(Tag.self, from: Data(#"{"name": "a", "words": ["x", "y"]}"#.utf8))
        #expect(tag.name == "a")
        #expect(tag.count == nil)
        #expect(Array(tag.words) == ["x", "y"])
    }
}
