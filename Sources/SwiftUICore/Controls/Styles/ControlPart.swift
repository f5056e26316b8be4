/// A part of a control, its type hidden, for a style to place.
///
/// Controls inside it have the styles that are set around the whole control, whatever the style has used up.
struct ControlPart {
    /// What a style gets in place of a part that the control was made without.
    static let empty = ControlPart()

    let isEmpty: Bool
    fileprivate let resolve: @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void

    /// `configuration` is what the control's styles get; `context` is the control's own.
    @MainActor init<Content: View, Configuration>(
        _ content: Content, of configuration: Configuration.Type, in context: _ResolutionContext
    ) {
        let styles = context.environment[styles: Configuration.self]
        isEmpty = Content.self == EmptyView.self || (content as? any ControlPartView)?.part.isEmpty == true
        resolve = { context, nodes in
            var inner = context
            inner.environment[styles: Configuration.self] = styles
            Content._resolve(content, in: inner, into: &nodes)
        }
    }

    /// The part, or nil where the control was made without it.
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

/// A part of a control as the view its style gets.
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

/// A view as one node: several parts stand in a row, as in the label of a button.
struct Row<Content> {
    let content: Content
}

extension Row: _PrimitiveView, View where Content: View {
    static func _resolve(_ view: Row, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let parts = view.content.resolved(in: context)
        if parts.count <= 1 { return nodes.append(contentsOf: parts) }
        nodes.append(ContainerNode(layout: HStackLayout(), children: parts, context: context))
    }
}
