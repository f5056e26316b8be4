/// Several views without a layout of their own. A modifier of the group applies to each of its members.
public struct Group<Content> {
    var content: Content

    /// Returns a group of content of any kind. An initializer would take the closures of others.
    package nonisolated static func of(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a group has no body") }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _resolve(_ view: Group, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        Content._resolve(view.content, in: context, into: &nodes)
    }
}
