/// The content of a widget, a preview or a picture. Several views are stacked, as in a `VStack` (measured).
package struct RootStack<Content: View> {
    private let content: Content

    /// Makes the content one view.
    nonisolated package init(_ content: Content) { self.content = content }
}

extension RootStack: View {
    package typealias Body = Never

    package var body: Never { fatalError("a root has no body") }

    package static func _resolve(_ view: RootStack, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        var inner = context
        inner.environment.stackOrientation = VStackLayout.layoutProperties.stackOrientation
        let views = view.content.resolved(in: inner)
        if views.count == 1 { return nodes.append(views[0]) }
        nodes.append(ContainerNode(layout: VStackLayout(), children: views, context: context))
    }
}
