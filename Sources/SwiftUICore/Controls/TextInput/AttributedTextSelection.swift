import Foundation

/// What is selected of an editable text with attributes.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The places of a selection.
    @frozen public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// The places; nil for the end of the text.
    private let indices: Indices?
    private let typingAttributes: AttributeContainer?

    public init() { (indices, typingAttributes) = (nil, nil) }

    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        (indices, self.typingAttributes) = (.insertionPoint(insertionPoint), typingAttributes)
    }

    public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }
    public init(ranges: RangeSet<AttributedString.Index>) { (indices, typingAttributes) = (.ranges(ranges), nil) }

    public func indices(in text: AttributedString) -> Indices { indices ?? .insertionPoint(text.endIndex) }
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
}

extension TextEditor {
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(text: Binding<String>.constant(""))
    }
}
