import Foundation
import Testing

@testable import Files

@Suite struct JSONListTests {
    private struct Item: Codable, Equatable { var name: String }

    private func items(_ text: String) throws -> (frame: String, items: [Item])? {
        guard let list = JSONList("items", in: Data(text.utf8)) else { return nil }
        var items: [Item] = []
        try list.forEach(Item.self) { items.append($0) }
        return (String(decoding: list.frame, as: UTF8.self), items)
    }

    @Test func elementsAreDecodedOneByOne() throws {
        let found = try #require(try items(#"{"a": 1, "items": [{"name": "x"}, {"name": "y"}], "b": [2]}"#))
        #expect(found.frame == #"{"a": 1, "items": [], "b": [2]}"#)
        #expect(found.items == [Item(name: "x"), Item(name: "y")])
    }

    @Test func bracketsInStringsAndOtherListsAreIgnored() throws {
        let text = #"{"x": {"items": [1]}, "y": "items", "items": [ {"name": "]},[{\"\\"} ] , "z": "\"items\": ["}"#
        let found = try #require(try items(text))
        #expect(found.items == [Item(name: #"]},[{"\"#)])
        #expect(found.frame == #"{"x": {"items": [1]}, "y": "items", "items": [] , "z": "\"items\": ["}"#)
    }

    @Test(arguments: ["[]", "[ ]", "[\n\n  ]"])
    func emptyListsHaveNoElements(list: String) throws {
        #expect(try items("{\"items\" : \(list)}")?.items == [])
    }

    @Test(arguments: [
        "", "{", "[]", #"{"items": {}}"#, #"{"other": []}"#, #"{"items": [{"name": "x"}"#, #"{"items"#, #"{"a\"#,
    ])
    func documentsWithoutTheListAreRejected(text: String) throws {
        #expect(try items(text) == nil)
    }

    @Test(arguments: [#"{"items": [{"name": "x"},]}"#, #"{"items": [,]}"#, #"{"items": [{"name": 1}]}"#, #"{"items": [{]]}"#])
    func damagedElementsAreErrors(text: String) {
        #expect(throws: DecodingError.self) { try items(text) }
    }

    /// Decoding the elements and the whole document gives the same result.
    @Test func elementsEqualThoseOfTheWholeDocument() throws {
        struct Document: Codable { var items: [Item] }
        let document = Document(items: (0..<50).map { Item(name: "\"[\($0)],{\u{1F600}\\") })
        for encoder in [ReportEncoding.encoder, ReportEncoding.lineEncoder] {
            #expect(try items(String(decoding: encoder.encode(document), as: UTF8.self))?.items == document.items)
        }
    }
}
