/// A view with a modifier, or a modifier combined with another one.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    private let trace = SourceTrace.here()

    nonisolated public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public var body: Never { fatalError("modified content has no body") }

    public static func _resolve(
        _ view: ModifiedContent, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let first = nodes.count
        Modifier._resolve(view.modifier, content: view.content, in: context, into: &nodes)
        context.note(view.trace, on: nodes[first...])
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public static func _resolve<V: View>(
        _ modifier: ModifiedContent, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
        Modifier._resolve(modifier.modifier, content: inner, in: context, into: &nodes)
    }

    public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("modified modifiers have no body")
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
