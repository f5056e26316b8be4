import Foundation
import FoundationNetworking
import FoundationSupplement
import Testing

@Suite struct AsyncBytesTests {
    private struct Bytes: AsyncSequence {
        let text: String
        struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Array<UInt8>.Iterator
            mutating func next() async throws -> UInt8? { bytes.next() }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: Array(text.utf8).makeIterator()) }
    }

    @Test(arguments: [
        ("", []), ("one", ["one"]), ("one\ntwo\r\n\nthree\n", ["one", "two", "three"]),
        ("ä\u{2028}ö\u{85}ü\u{b}", ["ä", "ö", "ü"]), ("\u{20a8}", ["\u{20a8}"]),
    ])
    func linesEndAtUnicodeTerminators(text: String, lines: [String]) async throws {
        var read: [String] = []
        for try await line in Bytes(text: text).lines { read.append(line) }
        #expect(read == lines)
    }

    @Test(arguments: ["", "a", "äö", "e\u{301}x", "👩‍👧🇩🇪!"])
    func charactersAreThoseOfTheText(text: String) async throws {
        var (characters, scalars) = ("", String.UnicodeScalarView())
        var count = 0
        for try await character in Bytes(text: text).characters {
            characters.append(character)
            count += 1
        }
        for try await scalar in Bytes(text: text).unicodeScalars { scalars.append(scalar) }
        #expect(characters == text && count == text.count && String(scalars) == text)
    }

    @Test func bytesAreThoseOfTheResponse() async throws {
        let url = try #require(URL(string: "data:text/plain,one%0Atwo"))
        let (bytes, response) = try await URLSession.shared.bytes(from: url)
        var read: [UInt8] = []
        for try await byte in bytes { read.append(byte) }
        #expect(read == Array("one\ntwo".utf8))
        #expect(response.mimeType == "text/plain")
    }

    @Test func deviceOnlyPropertiesCanBeSet() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        #expect(configuration.identifier == "transfers")
    }

    @Test func bytesOfFilesAreRead() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("one\ntwo\n".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["one", "two"])
        var count = 0
        for try await _ in file.resourceBytes { count += 1 }
        #expect(count == 8)
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 4)
        var rest: [UInt8] = []
        for try await byte in handle.bytes { rest.append(byte) }
        #expect(rest == Array("two\n".utf8))
        await #expect(throws: (any Error).self) {
            for try await _ in folder.appendingPathComponent("b.txt").lines {}
        }
    }
}
