import Foundation
import Testing

@testable import RealmSwift

@Suite struct RealmTests {
    @Test func objectsAreFoundInTheOrderInWhichTheyCame() throws {
        let realm = realmWithPets()
        #expect(realm.objects(Pet.self).map(\.id) == ["1", "2", "3"])
        #expect(realm.objects(Owner.self).first?.favorite?.name == "bruno")
        #expect(realm.object(ofType: Pet.self, forPrimaryKey: "3")?.kind == .fish)
        #expect(realm.object(ofType: Pet.self, forPrimaryKey: "4") == nil)
        #expect(!realm.isEmpty)
    }

    @Test func realmsOfOneFileShareTheirObjects() throws {
        let file = URL(fileURLWithPath: "/tmp/shared.realm")
        let first = try Realm(fileURL: file)
        try first.write { first.add(Pet("s", "Shared", age: 1)) }
        var configuration = Realm.Configuration()
        configuration.fileURL = file
        let second = try Realm(configuration: configuration)
        #expect(first == second)
        #expect(second.objects(Pet.self).count == 1)
        #expect(try Realm.deleteFiles(for: configuration))
        #expect(try Realm(fileURL: file).objects(Pet.self).isEmpty)
    }

    @Test func anObjectWithTheSameKeyReplacesTheFormerOne() throws {
        let realm = realmWithPets()
        let former = try #require(realm.object(ofType: Pet.self, forPrimaryKey: "1"))
        try realm.write { realm.add(Pet("1", "Felix", age: 9), update: .modified) }
        #expect(realm.objects(Pet.self).count == 3)
        #expect(former.name == "Felix")
        #expect(realm.object(ofType: Pet.self, forPrimaryKey: "1")?.age == 9)
        let changed = try realm.write { realm.create(Pet.self, value: ["id": "1", "age": 10], update: .all) }
        #expect(changed.name == "Felix")
        #expect(changed.age == 10)
    }

    @Test func aDeletedObjectLeavesWhatRefersToIt() throws {
        let realm = realmWithPets()
        let owner = try #require(realm.objects(Owner.self).first)
        let dog = try #require(owner.favorite)
        try realm.write { realm.delete(dog) }
        #expect(dog.isInvalidated)
        #expect(owner.favorite == nil)
        #expect(owner.pets.map(\.id) == ["1", "3"])
        try realm.write { realm.delete(realm.objects(Pet.self).filter("age > 5")) }
        #expect(realm.objects(Pet.self).map(\.id) == ["3"])
        try realm.write { realm.deleteAll() }
        #expect(realm.isEmpty)
    }

    @Test func aTransactionThatThrowsAddsNothing() throws {
        struct Stopped: Error {}
        let realm = realmWithPets()
        #expect(throws: Stopped.self) {
            try realm.write {
                realm.add(Pet("9", "Nobody", age: 1))
                realm.delete(realm.objects(Owner.self))
                throw Stopped()
            }
        }
        #expect(!realm.isInWriteTransaction)
        #expect(realm.objects(Pet.self).count == 3)
        #expect(realm.objects(Owner.self).count == 1)
        realm.beginWrite()
        realm.add(Pet("9", "Nobody", age: 1))
        realm.cancelWrite()
        #expect(realm.objects(Pet.self).count == 3)
    }

    @Test func resultsFollowTheRealm() throws {
        let realm = realmWithPets()
        let young = realm.objects(Pet.self).filter("age < %@", 3).sorted(byKeyPath: "name")
        #expect(young.map(\.name) == ["Wanda", "bruno"])
        try realm.write { realm.add(Pet("4", "Ulf", age: 1)) }
        #expect(young.map(\.name) == ["Ulf", "Wanda", "bruno"])
        try realm.write { realm.objects(Pet.self)[0].age = 0 }
        #expect(young.count == 4)
    }

    @Test func whatRefersToAnObjectIsFound() throws {
        let realm = realmWithPets()
        #expect(realm.objects(Pet.self)[2].owners.map(\.name) == ["Ada"])
        try realm.write { realm.add(Pet("5", "Stray", age: 1)) }
        #expect(realm.object(ofType: Pet.self, forPrimaryKey: "5")?.owners.isEmpty ?? false)
    }

    @Test func observersAreToldWhatThereIs() async {
        let realm = realmWithPets()
        let count = await withCheckedContinuation { continuation in
            let token = realm.objects(Pet.self).observe(on: .global()) { change in
                if case .initial(let pets) = change { continuation.resume(returning: pets.count) }
            }
            tokens.append(token)
        }
        #expect(count == 3)
    }

    @Test func addressesOfThreadsLeadToTheObject() throws {
        let realm = realmWithPets()
        let pet = realm.objects(Pet.self)[0]
        #expect(realm.resolve(ThreadSafeReference(to: pet)) === pet)
        #expect(pet.freeze() === pet)
        #expect(pet.thaw()?.realm == realm)
    }
}

nonisolated(unsafe) private var tokens: [NotificationToken] = []
