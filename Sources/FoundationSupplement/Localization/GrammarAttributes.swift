import Foundation

// Attributes of grammar that Foundation lacks on Linux. The names in key paths have no values, like other attributes' names.
extension AttributeScopes.FoundationAttributes {
    /// The grammar of a word.
    @frozen public enum MorphologyAttribute: AttributedStringKey {
        public typealias Value = Morphology
        public static let name = "NSMorphology"
    }

    /// Whether words agree with what is around them.
    @frozen public enum InflectionRuleAttribute: AttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }

    /// What stands before an entry of a list in Markdown.
    @frozen public enum ListItemDelimiterAttribute: AttributedStringKey {
        public typealias Value = Character
        public static let name = "NSListItemDelimiter"
    }

    public var morphology: MorphologyAttribute { fatalError("morphology of a scope has no value; read it from an AttributedString") }
    public var inflect: InflectionRuleAttribute { fatalError("inflect of a scope has no value; read it from an AttributedString") }
    public var listItemDelimiter: ListItemDelimiterAttribute {
        fatalError("listItemDelimiter of a scope has no value; read it from an AttributedString")
    }
}

/// How a person is spoken of.
public struct TermOfAddress: Hashable, Codable, Sendable {
    private let name: String

    public static var feminine: TermOfAddress { TermOfAddress(name: "feminine") }
    public static var masculine: TermOfAddress { TermOfAddress(name: "masculine") }
    public static var neutral: TermOfAddress { TermOfAddress(name: "neutral") }
}

extension Bundle {
    /// Returns the text of a key, without the styles that Markdown gives it.
    public func localizedAttributedString(forKey key: String, value: String?, table tableName: String?) -> NSAttributedString {
        let text = localizedString(forKey: key, value: value, table: tableName)
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let styled = try? AttributedString(markdown: text, options: options)
        return NSAttributedString(string: styled.map { String($0.characters) } ?? text)
    }
}
