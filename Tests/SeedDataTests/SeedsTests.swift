import Files
import Foundation
import Processes
import Testing

@testable import SeedData

/// Records of `--data`.
@Suite struct SeedsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("seeds-\(UUID().uuidString)", isDirectory: true)

    /// Reads the records of files with these texts.
    private func seeds(_ texts: String...) throws -> Seeds {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try texts.enumerated().map { index, text in
            let file = folder.appendingPathComponent("\(index).json")
            try Data(text.utf8).write(to: file)
            return file
        }
        return try Seeds(files: files)
    }

    private func message(_ body: () throws -> some Any) -> String? {
        do {
            _ = try body()
            return nil
        } catch { return (error as? ProgramFailure)?.message }
    }

    @Test func valuesHaveTheTypesThatModelsDeclare() throws {
        struct Place: Codable, Equatable { var x, y: Int }
        let record = try #require(
            try seeds(
                """
                {"Trip": [{"id": 7, "name": "Rome", "count": 3, "share": 0.25, "price": 19.99, "isOpen": true,
                  "start": "2026-06-09T16:41:00Z", "end": "2026-06-09T16:41:00.250Z", "day": "2026-06-09",
                  "data": "aGVsbG8=", "link": "https://example.com", "tags": ["a", "b"], "place": {"x": 1, "y": 2},
                  "note": null}]}
                """
            ).records["Trip"]?.first)
        #expect(record.id == "7")
        #expect(try record.value(of: "name", as: String.self) == "Rome")
        #expect(try record.value(of: "count", as: Int64.self) == 3)
        #expect(try record.value(of: "share", as: Float.self) == 0.25)
        #expect(try record.value(of: "price", as: Double.self) == 19.99)
        #expect(try record.value(of: "price", as: Decimal.self) == Decimal(string: "19.99"))
        #expect(try record.value(of: "isOpen", as: Bool.self) == true)
        #expect(try record.value(of: "start", as: Date.self) == Date(timeIntervalSince1970: 1_781_023_260))
        #expect(try record.value(of: "end", as: Date.self) == Date(timeIntervalSince1970: 1_781_023_260.25))
        #expect(try record.value(of: "day", as: Date.self) == Date(timeIntervalSince1970: 1_780_963_200))
        #expect(try record.value(of: "data", as: Data.self) == Data("hello".utf8))
        #expect(try record.value(of: "link", as: URL.self) == URL(string: "https://example.com"))
        #expect(try record.value(of: "tags", as: [String].self) == ["a", "b"])
        #expect(try record.value(of: "place", as: Place.self) == Place(x: 1, y: 2))
        #expect(try record.value(of: "note", as: String?.self) == .some(nil))
        #expect(try record.value(of: "absent", as: Int.self) == nil)
    }

    @Test func relationshipsNameRecords() throws {
        let seeds = try seeds(
            """
            {"Trip": [{"$id": "rome", "id": "5C0F", "stops": ["forum", 2], "guide": "ada", "none": null}],
             "Stop": [{"id": "forum"}, {"id": 2}]}
            """)
        let trip = try #require(seeds.records["Trip"]?.first)
        #expect(trip.id == "rome")
        #expect(trip.values["id"] == .string("5C0F"))
        #expect(try trip.identifiers(in: "stops") == ["forum", "2"])
        #expect(try trip.identifiers(in: "guide") == ["ada"])
        #expect(try trip.identifiers(in: "none") == [])
        #expect(try trip.identifiers(in: "absent") == nil)
        #expect(try seeds.record("forum", of: "Stop", namedBy: trip, in: "stops").position == 1)
    }

    @Test func laterFilesReplaceRecordsOfTheSameId() throws {
        let seeds = try seeds(
            #"{"Trip": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]}"#,
            #"{"Trip": [{"id": "b", "name": "C"}, {"id": "d", "name": "D"}]}"#)
        #expect(try seeds.records["Trip"]?.map { try $0.value(of: "name", as: String.self) } == ["A", "C", "D"])
    }

    @Test(arguments: [
        ("[]", "it is not an object of types and lists"), ("{", "it is not JSON"),
        (#"{"Trip": {}}"#, #""Trip" is not a list of records"#), (#"{"Trip": [1]}"#, #"number 1 of "Trip" is not an object"#),
        (#"{"Trip": [{"id": 1}, {"id": "1"}]}"#, #"two records of "Trip" have the id "1""#),
        (#"{"Trip": [{"$id": []}]}"#, #"the $id of number 1 of "Trip" is not a text"#),
    ])
    func filesOfAnotherFormAreRefused(text: String, reason: String) throws {
        let message = try #require(message { try seeds(text) })
        #expect(message.contains(reason) && message.contains("0.json cannot be read"), "\(message)")
    }

    @Test func aMissingFileIsRefused() throws {
        let message = message { try Seeds(files: [URL(fileURLWithPath: "/nowhere.json")]) }
        #expect(message?.contains("/nowhere.json cannot be read: it does not exist or is not readable") == true)
    }

    @Test func valuesThatDoNotFitAreRefused() throws {
        let seeds = try seeds(
            #"{"Trip": [{"id": "rome", "nmae": "Rome", "count": "three", "start": "soon", "stops": [{}], "guide": "ad"}], "Guide": [{"id": "ada"}]}"#)
        let trip = try #require(seeds.records["Trip"]?.first)
        let start = "--data: \(trip.file): Trip \"rome\": "
        #expect(message { try trip.value(of: "count", as: Int.self) } == start + "count does not fit the type Int.")
        #expect(
            message { try trip.value(of: "start", as: Date.self) }
                == start + "start does not fit the type Date: \"soon\" is not a date such as 2026-06-09T16:41:00Z.")
        #expect(
            message { try trip.identifiers(in: "stops") }
                == start + "stops is a relationship, so it takes the id of a record, or a list of ids.")
        #expect(
            message { try trip.check(properties: ["name", "count", "start", "stops", "guide"]) }
                == start + "Trip has no property \"nmae\". Did you mean \"name\"?")
        #expect(
            message { try seeds.record("ad", of: "Guide", namedBy: trip, in: "guide") }
                == start + "guide names the Guide \"ad\", which is not there. Did you mean \"ada\"?")
        #expect(
            seeds.messages(known: ["Trips", "Guide"])
                == ["--data: \(trip.file): the widget opened no store with a model \"Trip\". Did you mean \"Trips\"?"])
    }
}
