import Foundation
import Processes
import Testing

@testable import SeedData
@testable import SwiftData

/// Objects that are made of records.
@Suite struct SeedingTests {
    private func models(_ json: String) throws -> [any PersistentModel] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("swiftdata-\(UUID().uuidString).json")
        try Data(json.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Seeding.models(of: Schema([Trip.self, Author.self, Item.self]).types, in: Seeds(files: [file]))
    }

    /// Returns the failure without the path of the file.
    private func failure(_ json: String) throws -> String {
        do {
            _ = try models(json)
            return ""
        } catch let failure as ProgramFailure {
            return failure.message.components(separatedBy: ".json: ").last ?? ""
        }
    }

    @Test func recordsBecomeObjects() throws {
        let trips = try models(
            """
            {"Trip": [
              {"id": "rome", "name": "Rome", "start": "2026-06-09T16:41:00Z", "mood": "wild", "tags": ["a"], "visits": 2,
               "stops": ["forum"]},
              {"name": "Oslo", "note": null}],
             "Stop": [{"$id": "forum", "id": "11111111-1111-1111-1111-111111111111", "place": "Forum", "image": "aGVsbG8="},
                      {"$id": "aula", "id": "11111111-1111-1111-1111-111111111112", "place": "Aula", "trip": "rome"}],
             "Item": [{"name": "A", "children": [{"size": 3}]}]}
            """)
        let rome = try #require(trips[0] as? Trip)
        #expect(rome.name == "Rome" && rome.start == Date(timeIntervalSince1970: 1_781_023_260) && rome.mood == .wild)
        #expect(rome.tags == ["a"] && rome.visits == 2 && rome.stops.map(\.place) == ["Forum", "Aula"])
        #expect(rome.stops.allSatisfy { $0.trip === rome && $0.seen })
        #expect(rome.stops[0].image == Data("hello".utf8) && rome.stops[1].image == nil)
        let oslo = try #require(trips[1] as? Trip)
        #expect(oslo.start == Date(timeIntervalSince1970: 0) && oslo.note == nil && oslo.stops.isEmpty && oslo.mood == .calm)
        #expect((trips.last as? Item)?.children == [Item.Child(size: 3)])
        #expect(rome.persistentModelID.id.key == "rome" && oslo.persistentModelID.id.key == "#2")
    }

    @Test func aRelationshipThatIsNotOptionalCanComeFromTheOtherSide() throws {
        let all = try models(
            """
            {"Author": [{"id": "ada", "first": "Ada", "last": "B", "books": ["one"]}], "Book": [{"id": "one", "title": "One"}]}
            """)
        #expect((all.last as? Book)?.author === all.first)
    }

    @Test func recordsThatDoNotFitSayWhy() throws {
        #expect(
            try failure(#"{"Trip": [{"id": "rome", "nam": "Rome"}]}"#)
                == #"Trip "rome": Trip has no property "nam". Did you mean "name"?"#)
        #expect(try failure(#"{"Trip": [{"id": "rome", "name": 3}]}"#) == #"Trip "rome": name does not fit the type String."#)
        #expect(
            try failure(#"{"Trip": [{"note": "x"}]}"#)
                == "Trip number 1: name is missing, and the model gives it no default value.")
        #expect(
            try failure(#"{"Trip": [{"name": "R", "stops": ["forun"]}], "Stop": [{"$id": "forum", "place": "F"}]}"#)
                == #"Trip number 1: stops names the Stop "forun", which is not there. Did you mean "forum"?"#)
        #expect(
            try failure(#"{"Book": [{"id": "one", "title": "One"}]}"#)
                == #"Book "one": author is missing, and the model gives it no default value."#)
        #expect(
            try failure(#"{"Book": [{"id": "one", "title": "One", "author": null}]}"#)
                == #"Book "one": author is not optional, so it must name a record."#)
        #expect(
            try failure(#"{"Trip": [{"name": "R", "stops": {"a": 1}}]}"#).contains("stops is a relationship"))
    }
}
