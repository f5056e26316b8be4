import Foundation
import FoundationSupplement
import Testing

/// Attributed strings as data.
@Suite struct AttributedStringCodingTests {
    private func json(_ text: AttributedString) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(text), as: UTF8.self)
    }

    private func read(_ json: String) throws -> AttributedString {
        try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
    }

    @Test func plainTextIsAString() throws {
        #expect(try json(AttributedString("abc")) == #""abc""#)
        #expect(try json(AttributedString()) == #""""#)
        #expect(try read(#""abc""#) == AttributedString("abc"))
    }

    @Test func runsHaveTheirAttributes() throws {
        var text = AttributedString("See ")
        var link = AttributedString("this")
        link.link = URL(string: "https://example.com/a")
        link.inlinePresentationIntent = .stronglyEmphasized
        text += link
        let json = try json(text)
        #expect(json == #"["See ",{},"this",{"NSInlinePresentationIntent":2,"NSLink":{"relative":"https://example.com/a"}}]"#)
        #expect(try read(json) == text)
    }

    @Test func manyRunsShareATable() throws {
        var text = AttributedString()
        for index in 0..<12 {
            var part = AttributedString("\(index) ")
            part.languageIdentifier = index.isMultiple(of: 2) ? "en" : "de"
            text += part
        }
        let json = try json(text)
        #expect(json.hasPrefix(#"{"attributeTable":[{"NSLanguage":"en"},{"NSLanguage":"de"}],"runs":["0 ",0,"1 ",1,"#))
        #expect(try read(json) == text)
    }

    private struct Note: Codable, Equatable {
        var title = AttributedString("a")
        @CodableConfiguration(from: \.foundation) var body = AttributedString("b")

        static func == (left: Note, right: Note) -> Bool { left.title == right.title && left.body == right.body }
    }

    @Test func valuesHoldAttributedStrings() throws {
        var note = Note()
        note.body.link = URL(string: "https://example.com")
        #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)) == note)
        let scope = AttributeScopes.FoundationAttributes.encodingConfiguration
        let data = try JSONEncoder().encode(note.body, configuration: scope)
        let decoder = JSONDecoder()
        let read = try decoder.decode(
            AttributedString.self, from: data, configuration: AttributeScopes.FoundationAttributes.decodingConfiguration)
        #expect(read == note.body)
    }

    @Test func attributesThatNoTableHasAreAnError() {
        #expect(throws: DecodingError.self) { try read(#"{"attributeTable":[{}],"runs":["a",3]}"#) }
    }
}
