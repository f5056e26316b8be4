import Foundation

/// Views in rows and columns. Each row is a `GridRow`; any other view spans all columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension Grid: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a grid. Spacings are in points; nil uses the distances that the views prefer.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// A grid row with one cell per view. Outside a grid, it acts as a group.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a grid row has no body") }

    /// Creates a row. A nil alignment means the grid's.
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

extension View {
    /// Sets the number of columns that the view's cell spans, at least 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier { $0.grid.columns = max(1, count) })
    }

    /// Sets the anchor that aligns the view in its cell, in place of the row's and column's alignments.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier { $0.grid.anchor = anchor })
    }

    /// Sets the alignment of the view's column, in place of the grid's.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier { $0.grid.columnAlignment = guide })
    }

    /// Sets the axes along which the view fills its cell without affecting the cell's size.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier { $0.grid.unsizedAxes = axes })
    }
}
