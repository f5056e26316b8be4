import Foundation

/// A view of which the system takes only an image and a text, as of an inline widget.
///
/// The first image and the first text of the view stand beside each other on one line. They have the system's font and
/// color, whatever the view sets, and the image is as high as the text. Shapes, backgrounds, frames, padding and places
/// for taps have no effect. Of the views in a `ViewThatFits`, the first counts whose image and text fit. (From Apple's
/// descriptions of the family and from apps on devices. The distance is a label's, unconfirmed.)
package struct InlineContent<Content: View>: _PrimitiveView {
    private let content: Content

    /// Takes what an inline widget shows from `content`.
    nonisolated package init(_ content: Content) { self.content = content }

    package static func _resolve(
        _ view: InlineContent, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes.append(InlineContentNode(view.content.resolvedAsOne(in: context), context: context))
    }
}

private final class InlineContentNode: _LayoutNode {
    /// The view that the parts are taken from. It is laid out, because some views only then know what they hold.
    private let content: _LayoutNode
    private let context: _ResolutionContext
    private var row: _LayoutNode?

    init(_ content: _LayoutNode, context: _ResolutionContext) {
        (self.content, self.context) = (content, context)
        super.init(context: context)
    }

    override var children: [_LayoutNode] { row.map { [$0] } ?? [] }

    /// The whole view speaks about its widget: its URL and its background.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        place(content, at: .zero, proposal: ProposedViewSize(size), in: size, context: context)
        var parts = InlineParts(width: size.width, context: self.context)
        parts.add(content)
        row = onMainActor { parts.row() }
        guard let row else { return }
        let fitting = row.sizeThatFits(ProposedViewSize(size))
        let origin = CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
        place(row, at: origin, proposal: ProposedViewSize(size), in: size, context: context)
    }
}
