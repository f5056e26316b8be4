/// A type-erased part of a control, which a style places.
///
/// Controls inside the part have the styles set around the whole control, including those that an enclosing style has
/// already applied.
struct ControlPart {
    /// The part for an omitted part of a control.
    static let empty = ControlPart()

    let isEmpty: Bool
    fileprivate let resolve: @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void

    /// Creates a part. `configuration` is the type that the control's styles receive; `context` is the control's own;
    /// `change` changes the environment of the part, wherever a style puts it.
    @MainActor init<Content: View, Configuration>(
        _ content: Content, of configuration: Configuration.Type, in context: _ResolutionContext,
        change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        let styles = context.environment[styles: Configuration.self]
        isEmpty = Content.self == EmptyView.self || (content as? any ControlPartView)?.part.isEmpty == true
        resolve = { context, nodes in
            var inner = context
            inner.environment[styles: Configuration.self] = styles
            change(&inner.environment)
            Content._resolve(content, in: inner, into: &nodes)
        }
    }

    /// Creates a part, or returns nil if the control has no such part.
    @MainActor init?<Content: View, Configuration>(
        unlessEmpty content: Content, of configuration: Configuration.Type, in context: _ResolutionContext
    ) {
        self.init(content, of: configuration, in: context)
        if isEmpty { return nil }
    }

    private init() {
        isEmpty = true
        resolve = { _, _ in }
    }
}

/// The view that a style receives for a part of a control.
protocol ControlPartView: _PrimitiveView {
    var part: ControlPart { get }
}

extension ControlPartView {
    @MainActor public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        view.part.resolve(context, &nodes)
    }
}

/// A view as a single node. Several views are arranged in a row, as in a button's label.
struct ControlRow<Content> {
    let content: Content
}

extension ControlRow: _PrimitiveView, View where Content: View {
    static func _resolve(_ view: ControlRow, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let parts = view.content.resolved(in: context)
        if parts.count <= 1 { return nodes.append(contentsOf: parts) }
        nodes.append(ContainerNode(layout: HStackLayout(), children: parts, context: context))
    }
}
