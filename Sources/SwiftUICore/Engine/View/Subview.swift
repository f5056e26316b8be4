/// One of the single views of another view.
///
/// It is resolved where it stands, so that the modifiers around it reach it.
public struct Subview: Identifiable {
    public struct ID: Hashable {
        fileprivate let position: Int
    }

    public let id: ID
    public let containerValues: ContainerValues
    private let resolve: @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void

    @MainActor fileprivate init<Content: View>(
        _ position: Int, of content: Content, counts: SiblingCounts, values: ContainerValues
    ) {
        (id, containerValues) = (ID(position: position), values)
        resolve = { context, nodes in
            _ViewMember<Content>._resolve(_ViewMember(position, of: content, counts: counts), in: context, into: &nodes)
        }
    }
}

extension Subview: _PrimitiveView {
    public static func _resolve(_ view: Subview, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        view.resolve(context, &nodes)
    }
}

/// The single views of a content, found by resolving it.
@MainActor struct ResolvedSubviews<Content: View> {
    let nodes: [_LayoutNode]
    private let content: Content
    private let counts = SiblingCounts()

    init(of content: Content, in context: _ResolutionContext) {
        var nodes: [_LayoutNode] = []
        context.with(SiblingWalk(counting: counts)) { Content._resolve(content, in: context, into: &nodes) }
        counts.finish(nodes.count)
        (self.content, self.nodes) = (content, nodes)
    }

    /// The views in a row, without their sections.
    var all: [Subview] {
        nodes.indices.map { index in
            let traits = nodes[index].traits
            return subview(index, (traits.sectionedValues ?? ContainerValues()).overridden(by: traits.containerValues))
        }
    }

    /// Returns the views at `indices`, with the values that they have in their section.
    func sectioned(_ indices: [Int]) -> [Subview] {
        indices.map { subview($0, nodes[$0].traits.sectionedValues ?? ContainerValues()) }
    }

    private func subview(_ index: Int, _ values: ContainerValues) -> Subview {
        var values = values
        values.tag = nodes[index].traits.tag
        return Subview(index, of: content, counts: counts, values: values)
    }
}
