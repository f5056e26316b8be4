/// A view that a root makes of the single views of its content.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// What arranges the single views of a content.
public protocol _VariadicView_Root {}

/// A root that arranges them in a body of its own.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is several views, which its parent arranges.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a variadic view has no body") }

    public static func _resolve(
        _ view: _VariadicView.Tree<Root, Content>, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let children = _VariadicView.Children(of: view.content, in: context)
        Root.Body._resolve(view.root.body(children: children), in: context, into: &nodes)
    }
}

/// The single views of a content.
public struct _VariadicView_Children: RandomAccessCollection {
    /// Resolves the content in the context of one of its views.
    fileprivate typealias Resolving = @MainActor (_ResolutionContext) -> [_LayoutNode]

    /// One of the single views. It is resolved where it stands, so that modifiers of the root reach it.
    public struct Element: Identifiable {
        public let id: AnyHashable
        fileprivate let position: Int
        fileprivate let resolving: Resolving

        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { id.base as? ID }
    }

    public let startIndex = 0
    public let endIndex: Int
    private let resolving: Resolving

    @MainActor init<Content: View>(of content: Content, in context: _ResolutionContext) {
        resolving = { content.resolved(in: $0) }
        endIndex = content.resolved(in: context).count
    }

    public subscript(position: Int) -> Element {
        Element(id: AnyHashable(position), position: position, resolving: resolving)
    }
}

extension _VariadicView_Children.Element: _PrimitiveView {
    public static func _resolve(
        _ view: _VariadicView_Children.Element, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let all = view.resolving(context)
        if all.indices.contains(view.position) { nodes.append(all[view.position]) }
    }
}

extension _VariadicView_Children: _PrimitiveView {
    public static func _resolve(
        _ view: _VariadicView_Children, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes += view.resolving(context)
    }
}
