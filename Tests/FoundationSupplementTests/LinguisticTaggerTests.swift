import FoundationSupplement
import Testing

@Suite struct LinguisticTaggerTests {
    private let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .lexicalClass], options: 0)

    @Test func wordsSpacesAndMarksAreTold() {
        tagger.string = "Hello, big world. Bye!"
        let all = NSRange(location: 0, length: 22)
        var words: [String] = []
        tagger.enumerateTags(in: all, unit: .word, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace]) { tag, range, stop in
            #expect(tag == .word)
            words.append((tagger.string! as NSString).substring(with: range))
            if words.count == 3 { stop.pointee = true }
        }
        #expect(words == ["Hello", "big", "world"])
        var ranges: NSArray?
        let tags = tagger.tags(in: NSRange(location: 0, length: 7), unit: .word, scheme: .tokenType, tokenRanges: &ranges)
        #expect(tags == [.word, .punctuation, .whitespace] && ranges?.count == 3)
        #expect(tagger.tokenRange(at: 8, unit: .word) == NSRange(location: 7, length: 3))
        #expect(tagger.tag(at: 8, unit: .word, scheme: .lexicalClass, tokenRange: nil) == nil)
        #expect(tagger.tokenRange(at: 20, unit: .sentence).location == 18)
    }
}
