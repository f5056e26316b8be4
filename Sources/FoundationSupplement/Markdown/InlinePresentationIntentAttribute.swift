import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The attribute for the presentation intent of inline Markdown.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The attribute's name in key paths and attribute lookup. Like other attribute names, it has no value.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        fatalError("inlinePresentationIntent of a scope has no value; read it from an AttributedString")
    }
}
