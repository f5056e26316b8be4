import CoreNFC
import Foundation
import Testing

/// The parts of a tag's message whose form the NFC Forum defines.
@Suite struct TagMessageTests {
    @Test func addressesAreShortened() throws {
        let payload = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com/a"))
        #expect(payload.payload == Data([2]) + Data("example.com/a".utf8))
        #expect(payload.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.com/a")
        #expect(payload.wellKnownTypeTextPayload().0 == nil)
        #expect(NFCNDEFPayload.wellKnownTypeURIPayload(string: "") == nil)
    }

    @Test func textsHaveALanguage() throws {
        let payload = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de_AT")))
        let (text, locale) = payload.wellKnownTypeTextPayload()
        #expect(text == "Grüße" && locale?.identifier == "de" && payload.wellKnownTypeURIPayload() == nil)
    }
}
