import Foundation
import Testing

@testable import RealmSwift
@testable import SeedData

/// The seeds belong to the process, so these tests have classes of their own.
@Suite(.serialized) struct SeedingTests {
    final class Trip: Object {
        @Persisted(primaryKey: true) var id: String
        @Persisted var name: String
        @Persisted var start: Date?
        @Persisted var kind: Kind
        @Persisted var stops: RealmSwift.List<Stop>
        @Persisted var next: Trip?
    }

    final class Stop: Object {
        @Persisted var city = "?"
        @Persisted var scores: RealmSwift.List<Int>
    }

    private func seed(_ text: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("realm-seeds-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        Seeds.current = try Seeds(files: [file])
    }

    @Test func recordsAreObjectsOfTheRealm() throws {
        try seed(
            """
            {"Trip": [{"id": "rome", "name": "Rome", "start": "2026-06-09T16:41:00Z", "kind": "dog", "stops": ["a", "b"], "next": "oslo"},
                      {"id": "oslo", "name": "Oslo"}],
             "Stop": [{"$id": "b", "city": "Forum", "scores": [1, 2]}, {"$id": "a"}]}
            """)
        defer { Seeds.current = Seeds() }
        let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: #function))
        let trip = try #require(realm.objects(Trip.self).first)
        #expect(trip.name == "Rome")
        #expect(trip.kind == .dog)
        #expect(trip.start?.formatted(.iso8601) == "2026-06-09T16:41:00Z")
        #expect(trip.stops.map(\.city) == ["?", "Forum"])
        #expect(trip.stops.last.map { Array($0.scores) } == [1, 2])
        #expect(trip.next?.name == "Oslo")
        #expect(realm.objects(Trip.self).count == 2)
        #expect(Seeds.knownTypes.isSuperset(of: ["Trip", "Stop"]))
    }
}
