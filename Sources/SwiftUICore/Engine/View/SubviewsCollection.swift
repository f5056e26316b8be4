/// The single views of another view.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollection: _PrimitiveView {
    public static func _resolve(
        _ view: SubviewsCollection, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        for subview in view { context.resolve(sibling: subview, into: &nodes) }
    }
}

/// Some of the single views of another view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: ArraySlice<Subview>

    init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollectionSlice: _PrimitiveView {
    public static func _resolve(
        _ view: SubviewsCollectionSlice, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        for subview in view { context.resolve(sibling: subview, into: &nodes) }
    }
}

/// The single views of a view, for a `ForEach`. It is empty until the `ForEach` is resolved.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ContextualCollection {
    private var subviews: [Subview] = []
    private let read: @MainActor (_ResolutionContext) -> [Subview]

    fileprivate init<V: View>(of view: V) {
        read = { ResolvedSubviews(of: view, in: $0).all }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    func resolved(in context: _ResolutionContext) -> ForEachSubviewCollection {
        var copy = self
        copy.subviews = read(context)
        return copy
    }
}

extension ForEach {
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(elements: ForEachSubviewCollection(of: view), content: content)
    }
}

/// A view that is made of the single views of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    fileprivate let subviews: Subviews
    fileprivate let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: _PrimitiveView {
    public static func _resolve(
        _ view: GroupElementsOfContent, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let subviews = SubviewsCollection(ResolvedSubviews(of: view.subviews, in: context).all)
        Content._resolve(view.content(subviews), in: context, into: &nodes)
    }
}

extension Group {
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }
}
