import Foundation

/// Views in rows and columns: rows are `GridRow`s, and any other view spans all columns.
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View, LayoutContainer where Content: View {
    public typealias Body = Never

    /// Spacings are in points; nil keeps the distances the views prefer.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// The views of a grid's row, one a cell; outside a grid, a group.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a grid row has no body") }

    /// A nil alignment is the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    public static func _resolve(_ view: GridRow, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        var inner = context
        inner.environment.stackOrientation = .horizontal
        let first = nodes.count
        Content._resolve(view.content, in: inner, into: &nodes)
        let row = GridTraits.Row(alignment: view.alignment)
        for node in nodes[first...] { node.traits.grid.row = row }
    }
}

/// What a view tells the grid around it.
struct GridTraits {
    /// A row that cells belong to; each `GridRow` makes one.
    final class Row {
        let alignment: VerticalAlignment?
        init(alignment: VerticalAlignment?) { self.alignment = alignment }
    }

    var row: Row?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []
}

extension View {
    /// How many columns the view's cell spans; at least one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier { $0.grid.columns = max(1, count) })
    }

    /// The point of the view that lies on the same point of its cell, instead of the alignments of row and column.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier { $0.grid.anchor = anchor })
    }

    /// The alignment of the whole column that the view is in, instead of the grid's.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier { $0.grid.columnAlignment = guide })
    }

    /// The axes along which the view takes what its cell has and asks the grid for nothing.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier { $0.grid.unsizedAxes = axes })
    }
}
