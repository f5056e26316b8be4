import Foundation
import Testing

@testable import RealmSwift

@Suite struct QueryTests {
    private func ids(_ name: String = #function, _ query: (Query<Pet>) -> Query<Bool>) -> [String] {
        realmWithPets(name).objects(Pet.self).where(query).map(\.id)
    }

    @Test func comparisons() {
        #expect(ids { $0.age > 1 && $0.kind != .dog } == ["1"])
        #expect(ids { $0.age <= 2 || $0.name == "Ada's cat" } == ["1", "2", "3"])
        #expect(ids { !($0.kind == .cat) } == ["2", "3"])
        #expect(ids { $0.kind.in([.cat, .fish]) } == ["1", "3"])
        #expect(ids { $0.age.contains(1...2) } == ["2", "3"])
        #expect(ids { $0.kind.rawValue == "fish" } == ["3"])
    }

    @Test func nothingIsNeitherLessNorGreater() {
        #expect(ids { $0.weight > 5 } == ["2"])
        #expect(ids { $0.weight < 500 } == ["1", "2"])
        #expect(ids { $0.weight == nil } == ["3"])
    }

    @Test func texts() {
        #expect(ids { $0.name.contains("A", options: .caseInsensitive) } == ["1", "3"])
        #expect(ids { $0.name.starts(with: "B", options: [.caseInsensitive]) } == ["2"])
        #expect(ids { $0.name.ends(with: "cat") } == ["1"])
        #expect(ids { $0.name.like("?a*") } == ["3"])
        #expect(ids { $0.name.equals("BRUNO", options: .caseInsensitive) } == ["2"])
    }

    @Test func collections() {
        let owners = realmWithPets().objects(Owner.self)
        #expect(owners.where { $0.pets.count == 3 && $0.pets.age > 6 }.count == 1)
        #expect(owners.where { $0.pets.age > 7 }.isEmpty)
        #expect(owners.where { $0.favorite.name == "bruno" }.count == 1)
        #expect(owners.where { $0.favorite.collar.color == "red" }.isEmpty)
        #expect(owners.filter("favorite.age == 2 AND pets.@count > 2").count == 1)
    }

    @Test func sorting() {
        let pets = realmWithPets().objects(Pet.self)
        #expect(pets.sorted(byKeyPath: "age").map(\.id) == ["3", "2", "1"])
        #expect(pets.sorted(by: \.age, ascending: false).map(\.id) == ["1", "2", "3"])
        #expect(pets.sorted(by: [SortDescriptor(keyPath: "weight"), SortDescriptor(keyPath: "age")]).map(\.id) == ["3", "1", "2"])
        #expect(pets.sorted(by: ["name"]).map(\.id) == ["1", "3", "2"])
    }

    @Test func aggregates() {
        let pets = realmWithPets().objects(Pet.self)
        #expect(pets.max(ofProperty: "age") as Int? == 7)
        #expect(pets.min(of: \.age) == 1)
        #expect(pets.sum(of: \.age) == 10)
        #expect(pets.sum(ofProperty: "weight") as Double == 34.5)
        #expect(pets.average(ofProperty: "weight") as Double? == 17.25)
        #expect(pets.distinct(by: ["kind"]).count == 3)
    }
}
