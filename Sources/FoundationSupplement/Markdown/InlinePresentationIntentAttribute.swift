import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The attribute under which inline Markdown leaves how text asks to be shown.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// Names the attribute in key paths and attribute look-up; like every attribute's name it has no value to read.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        fatalError("inlinePresentationIntent of a scope is a name; read it from an AttributedString")
    }
}
