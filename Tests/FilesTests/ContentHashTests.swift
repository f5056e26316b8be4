import Foundation
import Testing

@testable import Files

/// Digests of FIPS 180-4's examples.
@Suite struct ContentHashTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    ]) func dataHasItsDigest(text: String, digest: String) { #expect(ContentHash.sha256(Data(text.utf8)) == digest) }

    @Test func aLongFileHasTheDigestOfItsBytes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("content-hash-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 0x61, count: 1_000_000).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        #expect(try ContentHash.sha256(handle) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }
}
