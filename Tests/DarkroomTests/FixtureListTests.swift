import Foundation
import Processes
import Testing

@testable import Darkroom

@Suite struct FixtureListTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-fixtures-\(UUID().uuidString)")

    private func responses(_ list: String, files: [String] = []) throws -> [RecordedResponse] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(list.utf8).write(to: folder.appendingPathComponent("fixtures.json"))
        for file in files { try Data().write(to: folder.appendingPathComponent(file)) }
        return try FixtureList(folder: folder).responses()
    }

    @Test func aListIsRead() throws {
        let read = try responses(
            #"""
            {"responses": [
              {"url": "https://a.example/x", "status": 404, "file": "x.json"},
              {"url": "https://b.example", "method": "post", "body": {"b": 1, "a": [null]}}
            ]}
            """#,
            files: ["x.json"])
        #expect(read.map(\.status) == [404, 200])
        #expect(read.map(\.method) == [nil, "POST"])
        #expect(read[0].body == .file(folder.appendingPathComponent("x.json")))
        #expect(read[1].body == .data(Data(#"{"a":[null],"b":1}"#.utf8)))
        #expect(read[1].header("content-type") == "application/json")
    }

    @Test func withoutAListThereAreNoResponses() throws {
        #expect(try FixtureList(folder: URL(fileURLWithPath: "/nowhere")).responses().isEmpty)
    }

    @Test(arguments: [
        ("", "not JSON"), ("[]", "no list"), (#"{"responses": [{"status": 200}]}"#, "response 1 has no URL"),
        (#"{"responses": [{"url": "https://a.example", "file": "gone.json"}]}"#, "gone.json"),
        (#"{"responses": [{"url": "https://a.example", "file": "../x"}]}"#, "../x, does not lie in the folder"),
        (#"{"responses": [{"url": "https://a.example", "file": "/etc/hosts"}]}"#, "/etc/hosts, does not lie in the folder"),
        (#"{"responses": [{"url": "https://a.example", "stauts": 200}]}"#, #""stauts""#),
        (#"{"responses": [{"url": "https://a.example", "status": 42}]}"#, "42"),
        (#"{"responses": [{"url": "https://a.example", "status": "200"}]}"#, "not a whole number"),
        (#"{"responses": [{"url": "https://a.example", "headers": {"A": 1}}]}"#, "headers"),
        (#"{"responses": [{"url": "https://a.example", "file": "x", "body": "y"}]}"#, "both"),
    ])
    func invalidInputIsRejected(list: String, message: String) {
        #expect { try responses(list, files: ["x"]) } throws: {
            let failure = $0 as? ProgramFailure
            return failure?.status == .badInput && failure?.message.contains(message) == true
        }
    }
}
