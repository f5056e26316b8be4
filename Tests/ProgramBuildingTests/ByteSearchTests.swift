import Foundation
import Testing

@testable import ProgramBuilding

/// The search for words in sources.
@Suite struct ByteSearchTests {
    private let text = Data("xx class class A".utf8)

    @Test func firstPlace() {
        #expect(text.range(ofWord: "class ") == 3..<9)
        #expect(text.range(ofWord: "class A") == 9..<16)
        #expect(text.range(ofWord: "class B") == nil && text.range(ofWord: "") == nil && Data().range(ofWord: "a") == nil)
    }

    @Test func partsAndSlices() {
        #expect(text.range(ofWord: "class", in: 4..<16) == 9..<14)
        #expect(text.range(ofWord: "class", in: 4..<13) == nil)
        #expect(text[4...].range(ofWord: "class") == 9..<14)
    }
}
