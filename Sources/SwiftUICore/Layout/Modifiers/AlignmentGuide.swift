import Foundation

/// Sets an alignment guide of a view.
package struct AlignmentGuideModifier: NodeModifier {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        AlignmentGuideNode(node, key: key, value: value, context: context)
    }
}

private final class AlignmentGuideNode: UnaryNode {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(
        _ child: _LayoutNode, key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat,
        context: _ResolutionContext
    ) {
        (self.key, self.value) = (key, value)
        super.init(child, context: context)
    }

    override func computeExplicitGuides() -> ExplicitGuides {
        ExplicitGuides.only(key).union(child.explicitGuides)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return super.explicitAlignment(key, in: size, proposal: proposal) }
        let guide = value(child.dimensions(in: proposal))
        return guide.isFinite ? guide : nil
    }
}

extension View {
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, value: computeValue))
    }

    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, value: computeValue))
    }
}
