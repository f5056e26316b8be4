import Foundation

/// What is selected of an editable text.
public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let set): set.ranges.forEach { hasher.combine($0) }
            }
        }
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity { .automatic }

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}

/// The end of a selection that moves.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension View {
    // Effect: none, because a widget has no texts to edit.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

extension TextField {
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, label: label)
    }
}

extension TextField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(titleKey, text: text)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(title, text: text)
    }
}

extension TextEditor {
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
