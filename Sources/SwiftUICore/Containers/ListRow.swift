import Foundation

/// A row of a list, or the header or footer of one of its sections.
final class ListRow {
    let node: _LayoutNode
    let part: SectionPart
    let traits: ListTraits
    let background: _LayoutNode?
    /// The insets around the content, in points.
    let contentInsets: EdgeInsets
    private let minimumHeight: CGFloat

    @MainActor init(_ node: _LayoutNode, metrics: _ListMetrics, context: _ResolutionContext) {
        self.node = node
        part = node.traits.section ?? .content
        traits = node.traits.list
        let layers = traits.background?(context) ?? []
        background = layers.count > 1
            ? ContainerNode(layout: ZStackLayout(), children: layers, context: context) : layers.first
        let padding = part == .content ? metrics.rowPadding : ListRow.headerPadding
        let insets = traits.insets
        contentInsets = EdgeInsets(
            top: insets.top ?? padding, leading: insets.leading ?? metrics.rowInset,
            bottom: insets.bottom ?? padding, trailing: insets.trailing ?? metrics.rowInset)
        let environment = context.environment
        minimumHeight = part == .content
            ? environment.defaultMinListRowHeight : environment.defaultMinListHeaderHeight ?? 0
    }

    /// The padding above and below headers and footers, in points (from memory, unconfirmed).
    private static let headerPadding: CGFloat = 7

    /// The layers of the row, from back to front.
    var layers: [_LayoutNode] { (background.map { [$0] } ?? []) + [node] }

    /// The leading and trailing ends of the separators, in points from the leading side of the placed content. The
    /// guides that the content sets take precedence. By default, a separator runs from the first text to the end of the
    /// row (as lists have it since iOS 16).
    var separatorEnds: (leading: CGFloat, trailing: CGFloat?) {
        func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
            node.explicitGuide(alignment.key, in: node.frame.size, proposal: node.placedProposal)
        }
        let leading = guide(.listRowSeparatorLeading) ?? ListRow.leadingOfText(in: node) ?? 0
        return (max(leading, -contentInsets.leading), guide(.listRowSeparatorTrailing))
    }

    /// Returns the distance from the node's leading side to that of its leading text.
    private static func leadingOfText(in node: _LayoutNode) -> CGFloat? {
        if node is TextNode { return 0 }
        guard node.session.stack.hasRoom(reserving: StackGuard.layoutReserve) else { return nil }
        return node.children.compactMap { child -> CGFloat? in
            guard let inner = leadingOfText(in: child) else { return nil }
            let start = node.isRightToLeft ? node.frame.width - child.frame.maxX : child.frame.minX
            return start + inner
        }.min()
    }

    /// The width of the row if no width is proposed, in points.
    var idealWidth: CGFloat {
        node.sizeThatFits(.unspecified).width + contentInsets.leading + contentInsets.trailing
    }

    private func offer(width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(0, width - contentInsets.leading - contentInsets.trailing), height: nil)
    }

    func height(width: CGFloat) -> CGFloat {
        let offer = offer(width: width)
        let height = node.sizeThatFits(offer).finite(or: offer).height + contentInsets.top + contentInsets.bottom
        return max(minimumHeight, height)
    }

    /// Returns the placement of the content: leading, and centered in the height that the insets leave.
    func contentPlacement(in frame: CGRect) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = offer(width: frame.width)
        let height = node.sizeThatFits(offer).finite(or: offer).height
        let free = frame.height - contentInsets.top - contentInsets.bottom - height
        return (
            CGPoint(x: frame.minX + contentInsets.leading, y: frame.minY + contentInsets.top + free / 2), offer
        )
    }
}

/// The rows of one section.
struct ListSection {
    var rows: [ListRow]

    /// Returns the sections of a list's views: one for each `Section`, and one for each group of views between
    /// sections.
    @MainActor static func sections(
        _ nodes: [_LayoutNode], metrics: _ListMetrics, context: _ResolutionContext
    ) -> [ListSection] {
        var sections: [ListSection] = []
        var current: ListTraits.Section?
        for (index, node) in nodes.enumerated() {
            let section = node.traits.list.section
            let row = ListRow(node, metrics: metrics, context: context)
            if index > 0 && section === current {
                sections[sections.count - 1].rows.append(row)
            } else {
                sections.append(ListSection(rows: [row]))
            }
            current = section
        }
        return sections
    }
}
