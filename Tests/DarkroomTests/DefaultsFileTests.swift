import Foundation
import Processes
import Testing

@testable import Darkroom

@Suite struct DefaultsFileTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-defaults-\(UUID().uuidString)")

    private func suites(_ text: String) throws -> [SeededDefaults] {
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try SeededDefaults.all(from: file.path)
    }

    @Test func suitesAreSorted() throws {
        let read = try suites(#"{"b": {"x": 1}, "a": {}, "c": {"y": null}}"#)
        #expect(read.map(\.suite) == ["a", "b", "c"])
        #expect(read[2].values.isEmpty)
    }

    /// Property lists of archives hold references, and their dictionaries may have numbers as keys.
    @Test(arguments: [
        ("YnBsaXN0MDDRAQJRYYADCAsNAAAAAAAAAQEAAAAAAAAAAwAAAAAAAAAAAAAAAAAAAA8=", "a is no value that user defaults can hold"),
        ("YnBsaXN0MDDRAQIQBRAHCAsNAAAAAAAAAQEAAAAAAAAAAwAAAAAAAAAAAAAAAAAAAA8=", "not an object of keys and values"),
    ])
    func binaryPropertyListsOfArchivesAreRejected(base64: String, message: String) throws {
        try #require(Data(base64Encoded: base64)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let failure = #expect(throws: ProgramFailure.self) { try DefaultsFile(file).values() }
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test(arguments: [
        ("", "neither"), ("nonsense", "not an object"), ("[1]", "neither"), ("<plist><array/></plist>", "not an object"),
        (#"{"a": 1}"#, "SUITE=FILE"), (#"{"a": {"x": [1, null]}}"#, "a.x[1]"),
        (#"{"a": {"x": {"$date": "soon"}}}"#, "a.x"), (#"{"a": {"x": {"$data": 3}}}"#, "Base64"), (#"{"a": "#, "neither"),
    ])
    func invalidInputIsRejected(text: String, message: String) {
        #expect { try suites(text) } throws: {
            let failure = $0 as? ProgramFailure
            return failure?.status == .badInput && failure?.message.contains(message) == true
        }
    }
}
