import Foundation

/// A view that takes all the proposed space and makes its content from the resulting size.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
    public typealias Body = Never

    public var body: Never { fatalError("a geometry reader has no body") }

    public static func _resolve(
        _ view: GeometryReader, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        var inner = context
        inner.environment.stackOrientation = nil
        nodes.append(
            GeometryReaderNode(context: context) { proxy in view.content(proxy).resolved(in: inner) })
    }
}

private final class GeometryReaderNode: _LayoutNode {
    private let resolve: @MainActor (GeometryProxy) -> [_LayoutNode]
    private var content: [_LayoutNode] = []

    init(context: _ResolutionContext, resolve: @escaping @MainActor (GeometryProxy) -> [_LayoutNode]) {
        self.resolve = resolve
        super.init(context: context)
    }

    override var children: [_LayoutNode] { content }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        let proxy = GeometryProxy(size: size, context: context)
        content = onMainActor { resolve(proxy) }
        for node in content { place(node, at: .zero, proposal: ProposedViewSize(size), in: size, context: context) }
    }
}
