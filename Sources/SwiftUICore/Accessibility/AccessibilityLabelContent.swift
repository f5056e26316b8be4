import Foundation

extension View {
    /// Sets the accessibility label to what is read of views, among which a placeholder stands for the label without them.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let labeled = LabeledNode()
        return modifier(AccessibilityLabelContentModifier(content: content(PlaceholderContentView(labeled)), labeled: labeled))
    }
}

/// The view that gets a label, where the label's content names it.
// The node is set where views are resolved, on the main actor.
private final class LabeledNode: _PrimitiveView, @unchecked Sendable {
    var node: _LayoutNode?

    nonisolated init() {}

    static func _resolve(_ view: LabeledNode, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        if let node = view.node { nodes.append(node) }
    }
}

/// Labels a node with what is read of views.
package struct AccessibilityLabelContentModifier<Label: View> {
    private let content: Label
    private let labeled: LabeledNode

    fileprivate init(content: Label, labeled: LabeledNode) { (self.content, self.labeled) = (content, labeled) }
}

extension AccessibilityLabelContentModifier: NodeModifier {
    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        labeled.node = node
        defer { labeled.node = nil }
        let label = content.resolved(in: context).flatMap(\.spokenParts).combined(in: .zero).label
        return AccessibilityAttachmentModifier { $0.label = Text(verbatim: label) }.wrap(node, in: context)
    }
}
