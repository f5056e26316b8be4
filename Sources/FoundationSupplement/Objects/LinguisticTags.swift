import Foundation

public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NSLinguisticTagScheme("TokenType")
    public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
    public static let nameType = NSLinguisticTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
    public static let lemma = NSLinguisticTagScheme("Lemma")
    public static let language = NSLinguisticTagScheme("Language")
    public static let script = NSLinguisticTagScheme("Script")
}

public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = NSLinguisticTag("Word")
    public static let punctuation = NSLinguisticTag("Punctuation")
    public static let whitespace = NSLinguisticTag("Whitespace")
    public static let other = NSLinguisticTag("Other")
    public static let noun = NSLinguisticTag("Noun")
    public static let verb = NSLinguisticTag("Verb")
    public static let adjective = NSLinguisticTag("Adjective")
    public static let adverb = NSLinguisticTag("Adverb")
    public static let pronoun = NSLinguisticTag("Pronoun")
    public static let determiner = NSLinguisticTag("Determiner")
    public static let particle = NSLinguisticTag("Particle")
    public static let preposition = NSLinguisticTag("Preposition")
    public static let number = NSLinguisticTag("Number")
    public static let conjunction = NSLinguisticTag("Conjunction")
    public static let interjection = NSLinguisticTag("Interjection")
    public static let classifier = NSLinguisticTag("Classifier")
    public static let idiom = NSLinguisticTag("Idiom")
    public static let otherWord = NSLinguisticTag("OtherWord")
    public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
    public static let openQuote = NSLinguisticTag("OpenQuote")
    public static let closeQuote = NSLinguisticTag("CloseQuote")
    public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
    public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
    public static let wordJoiner = NSLinguisticTag("WordJoiner")
    public static let dash = NSLinguisticTag("Dash")
    public static let otherPunctuation = NSLinguisticTag("Punctuation")
    public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
    public static let otherWhitespace = NSLinguisticTag("Whitespace")
    public static let personalName = NSLinguisticTag("PersonalName")
    public static let placeName = NSLinguisticTag("PlaceName")
    public static let organizationName = NSLinguisticTag("OrganizationName")
}

public enum NSLinguisticTaggerUnit: Int, Sendable { case word, sentence, paragraph, document }
