import DisplayList
import Foundation

/// The rows of a list or form, grouped in sections.
final class ListNode: _LayoutNode {
    private let metrics: _ListMetrics
    private let sections: [ListSection]
    private let rowSpacing: CGFloat
    private let sectionSpacing: CGFloat
    private let paints: ListPaints
    private let showsBackground: Bool
    private var placed: [PlacedRow] = []
    private var boxes: [CGRect] = []

    private struct PlacedRow {
        let row: ListRow
        /// The frame in the list's physical coordinates, in points.
        let frame: CGRect
        let isFirst: Bool
        let isLast: Bool
    }

    @MainActor init<V: View>(_ content: V, metrics: _ListMetrics, context: _ResolutionContext) {
        self.metrics = metrics
        var inner = context
        inner.environment.stackOrientation = nil
        inner.environment.listMetrics = metrics
        let environment = context.environment
        sections = ListSection.sections(content.resolved(in: inner), metrics: metrics, context: inner)
        rowSpacing = environment.listRowSpacing ?? 0
        sectionSpacing = environment.listSectionSpacing ?? metrics.sectionSpacing
        paints = ListPaints(environment.colorContext)
        showsBackground = environment.showsScrollContentBackground
        super.init(context: context)
    }

    /// The visible rows. Rows below the visible area are left out.
    override var children: [_LayoutNode] {
        placed.isEmpty ? sections.flatMap(\.rows).map(\.node) : placed.flatMap(\.row.layers)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? sections.flatMap(\.rows).map { $0.idealWidth }.max() ?? 0
        return CGSize(width: width, height: proposal.height ?? arrange(width: width).height)
    }

    /// Arranges the rows of a list that is `width` points wide. Returns the rows with frames in logical coordinates,
    /// and the total height.
    private func arrange(
        width: CGFloat
    ) -> (rows: [(row: ListRow, frame: CGRect, isFirst: Bool, isLast: Bool)], boxes: [CGRect], height: CGFloat) {
        var rows: [(row: ListRow, frame: CGRect, isFirst: Bool, isLast: Bool)] = []
        var boxes: [CGRect] = []
        let inner = max(0, width - 2 * metrics.margin)
        var y = metrics.topMargin
        for (index, section) in sections.enumerated() {
            if index > 0 { y += sectionSpacing }
            let content = section.rows.filter { $0.part == .content }
            var box = CGRect(x: metrics.margin, y: y, width: inner, height: 0)
            for row in section.rows {
                let height = row.height(width: inner)
                let isFirst = content.first === row
                if row.part == .content && !isFirst { y += rowSpacing }
                rows.append(
                    (row, CGRect(x: metrics.margin, y: y, width: inner, height: height), isFirst, content.last === row))
                if isFirst { box.origin.y = y }
                y += height
                if content.last === row { box.size.height = y - box.minY }
            }
            if !content.isEmpty { boxes.append(box) }
        }
        return (rows, boxes, y)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        let arrangement = arrange(width: size.width)
        boxes = arrangement.boxes.filter { $0.minY < size.height }
        placed = arrangement.rows.filter { $0.frame.minY < size.height }.map {
            PlacedRow(row: $0.row, frame: $0.frame, isFirst: $0.isFirst, isLast: $0.isLast)
        }
        for row in placed {
            if let background = row.row.background {
                let offer = ProposedViewSize(row.frame.size)
                place(background, at: row.frame.origin, proposal: offer, in: size, context: context)
            }
            let content = row.row.contentPlacement(in: row.frame)
            place(row.row.node, at: content.origin, proposal: content.proposal, in: size, context: context)
        }
    }

    override func draw(in drawing: inout DrawingContext) {
        drawing.drawClipped(to: frame.size) { drawing in
            if showsBackground {
                let background = metrics.isGrouped ? paints.groupedBackground : paints.background
                drawing.append(.fill(Path(drawing.pixelFrame(frame.size)), FillStyle(), .color(background)))
            }
            let outlines = boxes.map { box in
                Path(roundedRect: absolute(box, drawing), cornerRadius: metrics.cornerRadius, style: .continuous)
            }
            if metrics.isGrouped {
                for outline in outlines { drawing.append(.fill(outline, FillStyle(), .color(paints.box))) }
            }
            for row in placed { draw(row, clippedTo: metrics.isGrouped ? outlines : [], in: &drawing) }
            for row in placed where row.row.part == .content { drawSeparators(of: row, in: &drawing) }
        }
    }

    private func draw(_ row: PlacedRow, clippedTo outlines: [Path], in drawing: inout DrawingContext) {
        if let background = row.row.background {
            let middle = absolute(row.frame, drawing)
            let outline = outlines.first { $0.boundingRect.contains(CGPoint(x: middle.midX, y: middle.midY)) }
            if let outline {
                drawing.group { $0.draw(background) } change: {
                    $0.clips = [DisplayGroup.Clip(path: outline, style: FillStyle())]
                }
            } else {
                drawing.draw(background)
            }
        }
        drawing.draw(row.row.node)
    }

    /// Draws a separator, one pixel high, from the row's text to the list's trailing side. Separators lie between rows;
    /// plain lists also have one above the first row and one below the last.
    private func drawSeparators(of row: PlacedRow, in drawing: inout DrawingContext) {
        let traits = row.row.traits
        let pixel = 1 / displayScale
        let ends = row.row.separatorEnds
        let start = row.row.contentInsets.leading + ends.leading
        let end = ends.trailing.map { row.row.contentInsets.leading + $0 } ?? row.frame.width
        func line(at y: CGFloat, _ separator: ListTraits.Separator) {
            var rect = CGRect(x: row.frame.minX + start, y: y, width: max(0, end - start), height: pixel)
            if isRightToLeft { rect.origin.x = frame.width - rect.maxX }
            let color = separator.color.map { $0.resolved(in: paints.context) } ?? paints.separator
            let top = (drawing.origin.y + y).rounded(toScale: displayScale)
            let corner = CGPoint(x: drawing.origin.x + rect.minX, y: top)
            drawing.append(.fill(Path(CGRect(origin: corner, size: rect.size)), FillStyle(), .color(color)))
        }
        if row.isFirst && !metrics.isGrouped && !traits.topSeparator.isHidden {
            line(at: row.frame.minY, traits.topSeparator)
        }
        if (!row.isLast || !metrics.isGrouped) && !traits.bottomSeparator.isHidden {
            line(at: row.frame.maxY - pixel, traits.bottomSeparator)
        }
    }

    private func absolute(_ rect: CGRect, _ drawing: DrawingContext) -> CGRect {
        var rect = rect
        if isRightToLeft { rect.origin.x = frame.width - rect.maxX }
        return rect.offsetBy(dx: drawing.origin.x, dy: drawing.origin.y)
    }
}

/// The colors of a list.
struct ListPaints {
    let context: ColorContext
    let background: RGBAColor
    let groupedBackground: RGBAColor
    let box: RGBAColor
    let separator: RGBAColor

    init(_ context: ColorContext) {
        self.context = context
        background = context.systemColor(.background)
        groupedBackground = context.systemColor(.groupedBackground)
        box = context.systemColor(.secondaryGroupedBackground)
        separator = context.systemColor(.separator)
    }
}
