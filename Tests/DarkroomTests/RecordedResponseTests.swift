import Foundation
import Testing

@_spi(Darkroom) @testable import Darkroom

@Suite struct RecordedResponseTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-fixtures-\(UUID().uuidString)")

    private func all(_ list: String, files: [String] = []) throws -> [RecordedResponse] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(list.utf8).write(to: folder.appendingPathComponent("fixtures.json"))
        for file in files { try Data().write(to: folder.appendingPathComponent(file)) }
        return try RecordedResponse.all(in: folder)
    }

    @Test func aListIsRead() throws {
        let responses = try all(
            #"{"responses": [{"url": "https://a.example/x", "status": 404, "file": "x.json"}, {"url": "https://b.example"}]}"#,
            files: ["x.json"])
        #expect(responses.map(\.status) == [404, 200])
        #expect(responses.map { $0.file?.lastPathComponent } == ["x.json", nil])
    }

    @Test func noListIsNoResponses() throws {
        #expect(try RecordedResponse.all(in: URL(fileURLWithPath: "/nowhere")).isEmpty)
    }

    @Test(arguments: ["", "[]", #"{"responses": [{"status": 200}]}"#, #"{"responses": [{"url": "u", "file": "gone.json"}]}"#])
    func nonsenseIsRefused(list: String) {
        #expect(throws: ProgramFailure.self) { try all(list) }
    }
}
