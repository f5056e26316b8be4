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

    /// The attributes of what would be written at the selection: those it was given, or those of the text before it.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typingAttributes { return typingAttributes }
        let place =
            switch indices(in: text) {
            case .insertionPoint(let index): index
            case .ranges(let ranges): ranges.ranges.first?.upperBound ?? text.endIndex
            }
        guard place > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
        return text.runs[text.index(beforeCharacter: place)].attributes
    }

    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
}

extension AttributedString {
    /// Changes the attributes of what is selected; where nothing is, those of what would be written there.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
        case .ranges(let selected):
            // A change of attributes moves no character, so the places of the runs hold.
            for range in selected.ranges {
                for run in self[range].runs {
                    var attributes = run.attributes
                    body(&attributes)
                    self[run.range].setAttributes(attributes)
                }
            }
        }
    }
}

extension TextEditor {
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(text: Binding<String>.constant(""))
    }
}
