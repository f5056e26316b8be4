public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let script = NLTagScheme(rawValue: "Script")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let whitespace = NLTag("Whitespace")
    public static let other = NLTag("Other")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let determiner = NLTag("Determiner")
    public static let particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition")
    public static let number = NLTag("Number")
    public static let conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection")
    public static let classifier = NLTag("Classifier")
    public static let idiom = NLTag("Idiom")
    public static let otherWord = NLTag("OtherWord")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
}

/// Tags words, spaces and punctuation. What needs a model has no tag.
open class NLTagger: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?
    private var language = "en"

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    open var dominantLanguage: NLLanguage? { NLLanguageRecognizer.nothing(nil) }
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { self.language = language.rawValue }
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType] : []
    }

    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        piece(at: index, unit)?.range ?? index..<index
    }

    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let piece = piece(at: index, unit) else { return (nil, index..<index) }
        return (scheme == .tokenType && unit == .word ? type(of: piece) : nil, piece.range)
    }

    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        return TextPieces.pieces(of: string, unit, language).compactMap { piece in
            guard range.overlaps(piece.range) else { return nil }
            let type = unit == .word ? type(of: piece) : .word
            switch type {
            case .word where options.contains(.omitWords): return nil
            case .punctuation where options.contains(.omitPunctuation): return nil
            case .whitespace where options.contains(.omitWhitespace): return nil
            case .other where options.contains(.omitOther): return nil
            default: return (scheme == .tokenType && unit == .word ? type : nil, piece.range)
            }
        }
    }

    /// Tags with their probabilities: the type of a word, which is certain.
    open func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
        guard maximumCount > 0, let tag else { return ([:], range) }
        return ([tag.rawValue: 1], range)
    }

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range) {
            return
        }
    }

    private func piece(at index: String.Index, _ unit: NLTokenUnit) -> TextPiece? {
        string.flatMap { TextPieces.pieces(of: $0, unit, language).first { $0.range.contains(index) } }
    }

    private func type(of piece: TextPiece) -> NLTag {
        guard let text = string?[piece.range], !piece.isToken else { return .word }
        if text.allSatisfy(\.isWhitespace) { return .whitespace }
        return text.allSatisfy(\.isPunctuation) ? .punctuation : .other
    }
}
