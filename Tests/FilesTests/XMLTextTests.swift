import Foundation
import Testing

@testable import Files

@Suite struct XMLTextTests {
    /// Foundation's parser would end the process at most of these.
    @Test(arguments: [
        [0x3C, 0x61, 0xFF, 0x2F, 0x3E], [0x3C, 0xFF, 0x78, 0x6D, 0x6C, 0x20, 0x62, 0x3D, 0x22, 0x31, 0x22, 0x3F, 0x3E, 0x3C, 0x61, 0x2F, 0x3E],
        Array("<?xml version=\"1.0\" encoding='utf-8'?><a b".utf8) + [0xFF] + Array("=\"1\"/>".utf8),
        Array("<?xml version=\"1.0\" encoding=9UTF-8\"?><a b".utf8) + [0xFF] + Array("=\"1\"/>".utf8),
        Array("<?xml version=\"1.0\" encoding=\"X-NONE\"?><a b".utf8) + [0xFF] + Array("=\"1\"/>".utf8),
    ] as [[UInt8]])
    func bytesOfNoEncodingAreNoXML(bytes: [UInt8]) { #expect(XMLText.parser(of: Data(bytes)) == nil) }

    @Test func textsInDeclaredEncodingsAreRead() throws {
        let latin = Data("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"".utf8) + [0xE9] + Data("\"/>".utf8)
        #expect(try #require(XMLText.parser(of: latin)).parse())
        let wide = try #require("<a b=\"é\"/>".data(using: .utf16))
        #expect(try #require(XMLText.parser(of: wide)).parse())
        #expect(try #require(XMLText.parser(of: Data("<a b=\"é\"/>".utf8))).parse())
    }
}
