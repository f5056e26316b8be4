/// One of two views, as produced by `if`/`else` and `switch` statements.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    public let storage: Storage

    init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public var body: Never { fatalError("conditional content has no body") }

    public static func _resolve(
        _ view: _ConditionalContent, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        switch view.storage {
        case .trueContent(let content): TrueContent._resolve(content, in: context, into: &nodes)
        case .falseContent(let content): FalseContent._resolve(content, in: context, into: &nodes)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public var body: Never { fatalError("an optional view has no body") }

    public static func _resolve(_ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        if let view { Wrapped._resolve(view, in: context, into: &nodes) }
    }
}
