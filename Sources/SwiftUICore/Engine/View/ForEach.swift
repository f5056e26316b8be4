/// A view that makes content for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content

    /// Creates content of another kind than views.
    package nonisolated init(elements: Data, content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (elements, content)
    }
}

extension ForEach where Content: View {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        (self.data, self.content) = (data, content)
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let elements = data.wrappedValue
        self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.content = { (pair: (C.Index, ID)) -> Content in
            let index = pair.0
            return content(Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content) = (data, content)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("ForEach has no body") }

    public static func _resolve(_ view: ForEach, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let data = (view.data as? any ContextualCollection)?.resolved(in: context) as? Data ?? view.data
        for element in data {
            context.resolveSibling(into: &nodes) { view.content(element) }
        }
    }
}

/// A collection whose elements are known only where a view is resolved.
protocol ContextualCollection {
    @MainActor func resolved(in context: _ResolutionContext) -> Self
}
