import Foundation
import SwiftUI

/// Makes figures from marks for a plot of a given size.
struct FigureBuilder {
    /// The default size of a point's symbol, in points; estimated from pictures of Swift Charts, not measured.
    static let symbolSize = CGSize(width: 7, height: 7)
    static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

    let size: CGSize
    let styles: StyleScales
    let x: MarkPlacement
    let y: MarkPlacement

    init(marks: [Mark], x: PositionScale, y: PositionScale, size: CGSize, styles: StyleScales) {
        (self.size, self.styles) = (size, styles)
        self.x = MarkPlacement(x, length: size.width, marks: marks)
        self.y = MarkPlacement(y, length: size.height, marks: marks)
    }

    /// Returns the figures in drawing order. Marks without a position are omitted.
    func figures(of marks: [Mark]) -> [Figure] {
        var figures: [Figure] = []
        let series = SeriesGrouping(marks)
        var sectors = SectorFigures(marks, size: size, styles: styles)
        for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .bar, .rectangle: if let figure = rectangle(mark) { figures.append(figure) }
            case .point: if let figure = point(mark) { figures.append(figure) }
            case .rule: if let figure = rule(mark) { figures.append(figure) }
            case .sector: if let figure = sectors.next(mark) { figures.append(figure) }
            case .line: if let members = series.members(first: index) { figures += line(members.map { marks[$0] }) }
            case .area: if let members = series.members(first: index) { figures += area(members.map { marks[$0] }) }
            }
        }
        return figures.enumerated()
            .sorted { ($0.element.style.zIndex ?? 0, $0.offset) < ($1.element.style.zIndex ?? 0, $1.offset) }
            .map(\.element)
    }

    private func rectangle(_ mark: Mark) -> Figure? {
        guard let across = x.interval(of: mark.x, of: mark, dimension: mark.width),
            let along = y.interval(of: mark.y, of: mark, dimension: mark.height)
        else { return nil }
        let offset = mark.style.offset
        let (left, right) = (min(across.start, across.end) + offset.xStart, max(across.start, across.end) + offset.xEnd)
        let (top, bottom) = (min(along.start, along.end) + offset.yEnd, max(along.start, along.end) + offset.yStart)
        let frame = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
        var path = Path(frame)
        if let corner = mark.style.corner, corner.radius > 0 {
            let radius = min(corner.radius, frame.width / 2, frame.height / 2)
            path = Path(roundedRect: frame, cornerRadius: radius, style: corner.style)
        }
        return Figure(shape: .fill(path), frame: frame, paint: styles.paint(mark.style), style: mark.style)
    }

    private func center(_ mark: Mark) -> CGPoint? {
        guard let x = x.middle(of: mark.x, of: mark), let y = y.middle(of: mark.y, of: mark) else { return nil }
        return CGPoint(x: x + mark.style.offset.xStart, y: y + mark.style.offset.yStart)
    }

    private func point(_ mark: Mark) -> Figure? { center(mark).map { symbol(mark, at: $0) } }

    private func symbol(_ mark: Mark, at center: CGPoint) -> Figure {
        let style = mark.style
        var size = style.symbolSize ?? FigureBuilder.symbolSize
        if style.symbolSize == nil, let value = style.symbolSizeValue { size = styles.sizes.size(for: value.lower) }
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        let shape: Figure.Shape =
            switch (style.symbol, style.symbolValue) {
            case (.view(let view), _): .view(view)
            case (.shape(let shape), _): .fill(shape.path(in: frame))
            case (nil, let value?): .fill(styles.symbols[value.lower].path(in: frame))
            case (nil, nil): .fill(BasicChartSymbolShape.circle.path(in: frame))
            }
        return Figure(shape: shape, frame: frame, paint: styles.paint(style), style: style)
    }

    private func rule(_ mark: Mark) -> Figure? {
        let offset = mark.style.offset
        var ends: (CGPoint, CGPoint)
        if mark.x.isPlace, let x = x.middle(of: mark.x, of: mark),
            let along = y.interval(of: mark.y, of: mark, dimension: mark.height) {
            ends = (CGPoint(x: x, y: along.start), CGPoint(x: x, y: along.end))
        } else if let y = y.middle(of: mark.y, of: mark),
            let across = x.interval(of: mark.x, of: mark, dimension: mark.width) {
            ends = (CGPoint(x: across.start, y: y), CGPoint(x: across.end, y: y))
        } else {
            return nil
        }
        ends.0.x += offset.xStart
        ends.0.y += offset.yStart
        ends.1.x += offset.xEnd
        ends.1.y += offset.yEnd
        var path = Path()
        path.addLines([ends.0, ends.1])
        let frame = CGRect(
            x: min(ends.0.x, ends.1.x), y: min(ends.0.y, ends.1.y), width: abs(ends.1.x - ends.0.x),
            height: abs(ends.1.y - ends.0.y))
        let line = mark.style.line ?? mark.style.lineValue.map { styles.lines[$0.lower] } ?? StrokeStyle(lineWidth: 1)
        return Figure(shape: .stroke(path, line), frame: frame, paint: styles.paint(mark.style), style: mark.style)
    }

    /// Returns a line and its symbols. The style of the first mark applies to the line.
    private func line(_ marks: [Mark]) -> [Figure] {
        let placed = marks.compactMap { mark in center(mark).map { (mark: mark, point: $0) } }
        guard let first = placed.first?.mark else { return [] }
        let points = placed.map(\.point)
        var path = Path()
        path.move(to: points[0])
        Curve(method: first.style.interpolation ?? .linear).add(points, to: &path)
        if points.count == 1 { path.addLine(to: points[0]) }
        let line = first.style.line ?? first.style.lineValue.map { styles.lines[$0.lower] } ?? FigureBuilder.line
        var figure = Figure(
            shape: .stroke(path, line), frame: CGRect(enclosing: points), paint: styles.paint(first.style),
            style: first.style)
        figure.annotated = placed.flatMap { placed in
            placed.mark.style.annotations.map { (CGRect(origin: placed.point, size: .zero), $0) }
        }
        figure.collectsAnnotations = true
        let symbols = placed.filter { $0.mark.style.symbol != nil || $0.mark.style.symbolValue != nil }
        return [figure] + symbols.map { placed in
            var mark = placed.mark
            mark.style.annotations = []
            return symbol(mark, at: placed.point)
        }
    }

    /// Returns an area between two curves. The style of the first mark applies to the area.
    private func area(_ marks: [Mark]) -> [Figure] {
        guard let first = marks.first else { return [] }
        let isUpright = first.isUpright
        var (near, far): ([CGPoint], [CGPoint]) = ([], [])
        var annotated: [(CGRect, MarkAnnotation)] = []
        for mark in marks {
            let (place, length) = isUpright ? (mark.x, mark.y) : (mark.y, mark.x)
            let (places, lengths) = isUpright ? (x, y) : (y, x)
            guard let middle = places.middle(of: place, of: mark),
                let ends = lengths.interval(of: length, of: mark, dimension: .automatic)
            else { continue }
            let offset = mark.style.offset
            func point(_ along: CGFloat) -> CGPoint {
                let point = isUpright ? CGPoint(x: middle, y: along) : CGPoint(x: along, y: middle)
                return CGPoint(x: point.x + offset.xStart, y: point.y + offset.yStart)
            }
            near.append(point(ends.start))
            far.append(point(ends.end))
            annotated += mark.style.annotations.map { (CGRect(origin: far.last!, size: .zero), $0) }
        }
        guard let start = far.first else { return [] }
        let curve = Curve(method: first.style.interpolation ?? .linear)
        var path = Path()
        path.move(to: start)
        curve.add(far, to: &path)
        path.addLine(to: near.last!)
        curve.add(near.reversed(), to: &path, isReversed: true)
        path.closeSubpath()
        var figure = Figure(
            shape: .fill(path), frame: CGRect(enclosing: near + far), paint: styles.paint(first.style),
            style: first.style)
        figure.annotated = annotated
        figure.collectsAnnotations = true
        return [figure]
    }
}

extension CGRect {
    /// Creates the smallest rectangle that encloses points.
    init(enclosing points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
