import Foundation

/// Tags words, spaces and punctuation. What needs a model of a language has no tag.
open class NSLinguisticTagger: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
    }

    public let tagSchemes: [NSLinguisticTagScheme]
    open var string: String?

    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }

    open var dominantLanguage: String? { string.flatMap { NSLinguisticTagger.dominantLanguage(for: $0) } }

    open class func dominantLanguage(for string: String) -> String? {
        FrameworkWarning.report("NSLinguisticTagger recognizes no language: Linux has no models of languages.")
        return nil
    }

    open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
        unit == .word ? [.tokenType] : []
    }

    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType] }

    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        tokens(unit).first { NSLocationInRange(charIndex, $0.range) }?.range ?? NSRange(location: charIndex, length: 0)
    }

    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?
    ) -> NSLinguisticTag? {
        let token = tokens(unit).first { NSLocationInRange(charIndex, $0.range) }
        tokenRange?.pointee = token?.range ?? NSRange(location: charIndex, length: 0)
        return scheme == .tokenType && unit == .word ? token?.type : nil
    }

    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if scheme == .language { _ = dominantLanguage }
        var stop: ObjCBool = false
        for token in tokens(unit) where NSIntersectionRange(token.range, range).length > 0 && !token.isOmitted(by: options) {
            block(scheme == .tokenType && unit == .word ? token.type : nil, token.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the tags of a range, empty where there is none. The ranges are values of ranges.
    open func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        var (tags, ranges): ([NSLinguisticTag], [Any]) = ([], [])
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range, _ in
            tags.append(tag ?? NSLinguisticTag(""))
            ranges.append(NSValue(range: range))
        }
        tokenRanges?.pointee = NSArray(array: ranges)
        return tags
    }

    /// Tells words with the sentences around them.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let sentences = tokens(.sentence).map(\.range)
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, range, stop in
            block(tag, range, sentences.first { NSLocationInRange(range.location, $0) } ?? range, stop)
        }
    }

    private func tokens(_ unit: NSLinguisticTaggerUnit) -> [LinguisticToken] {
        string.map { LinguisticToken.tokens(of: $0, unit) } ?? []
    }
}

/// A word, a space or a mark of a text, or a larger piece of it.
private struct LinguisticToken {
    let range: NSRange
    var type = NSLinguisticTag.word

    func isOmitted(by options: NSLinguisticTagger.Options) -> Bool {
        switch type {
        case .word: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        default: options.contains(.omitOther)
        }
    }

    static func tokens(of text: String, _ unit: NSLinguisticTaggerUnit) -> [LinguisticToken] {
        let all = text.startIndex..<text.endIndex
        switch unit {
        case .word: break
        case .sentence: return pieces(of: text, .bySentences)
        case .paragraph: return pieces(of: text, .byParagraphs)
        case .document: return text.isEmpty ? [] : [LinguisticToken(range: NSRange(all, in: text))]
        }
        var (tokens, end): ([LinguisticToken], String.Index) = ([], text.startIndex)
        /// Adds what stands between words: spaces together, each mark alone.
        func addSeparators(until limit: String.Index) {
            while end < limit {
                let start = end
                let isSpace = text[end].isWhitespace
                repeat { end = text.index(after: end) } while isSpace && end < limit && text[end].isWhitespace
                let isMark = text[start].isPunctuation
                tokens.append(
                    LinguisticToken(range: NSRange(start..<end, in: text), type: isSpace ? .whitespace : isMark ? .punctuation : .other))
            }
        }
        text.enumerateSubstrings(in: all, options: [.byWords, .substringNotRequired]) { _, range, _, _ in
            addSeparators(until: range.lowerBound)
            tokens.append(LinguisticToken(range: NSRange(range, in: text)))
            end = range.upperBound
        }
        addSeparators(until: text.endIndex)
        return tokens
    }

    private static func pieces(of text: String, _ kind: NSString.EnumerationOptions) -> [LinguisticToken] {
        var tokens: [LinguisticToken] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [kind, .substringNotRequired]) { _, _, enclosing, _ in
            tokens.append(LinguisticToken(range: NSRange(enclosing, in: text)))
        }
        return tokens
    }
}
