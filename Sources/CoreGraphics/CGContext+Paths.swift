import DisplayList
import Foundation

extension CGContext {
    public func beginPath() { current = Path() }
    public func closePath() { current.closeSubpath() }
    public func move(to point: CGPoint) { current.move(to: point.applying(state.transform)) }
    public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.transform)) }
    public func addLines(between points: [CGPoint]) { current.addLines(points.map { $0.applying(state.transform) }) }
    public func addRect(_ rect: CGRect) { add(Path(rect)) }
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
    public func addPath(_ path: CGPath) { add(path.path) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(
            to: end.applying(state.transform), control1: control1.applying(state.transform),
            control2: control2.applying(state.transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    /// Adds an arc. Angles are in radians. `clockwise` assumes that y points up; where y points down, the arc turns the
    /// other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var arc = current.applying(state.transform.inverted())
        arc.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
        current = arc.applying(state.transform)
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        var arc = current.applying(state.transform.inverted())
        arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        current = arc.applying(state.transform)
    }

    public var path: CGPath? { current.isEmpty ? nil : CGPath(path: own(current)) }
    public var isPathEmpty: Bool { current.isEmpty }
    public var boundingBoxOfPath: CGRect { own(current).boundingRect }

    /// Fills the current path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    /// Puts the outline of the current path's line in its place.
    public func replacePathWithStrokedPath() {
        current = own(current).strokedPath(state.line).applying(state.transform)
    }

    /// Strokes the current path and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = own(current)
        current = Path()
        var items: [DisplayItem] = []
        if mode != .stroke {
            let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
            items.append(.fill(path, FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased), state.fill))
        }
        if mode != .fill && mode != .eoFill { items.append(.stroke(path, state.line, state.stroke)) }
        add(items)
    }

    public func fill(_ rect: CGRect) { fill([rect]) }
    public func fill(_ rects: [CGRect]) {
        add(rects.map { .fill(Path($0), FillStyle(antialiased: state.isAntialiased), state.fill) })
    }
    public func fillEllipse(in rect: CGRect) {
        add([.fill(Path(ellipseIn: rect), FillStyle(antialiased: state.isAntialiased), state.fill)])
    }
    public func stroke(_ rect: CGRect) { add([.stroke(Path(rect), state.line, state.stroke)]) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.lineWidth = width
        add([.stroke(Path(rect), line, state.stroke)])
    }
    public func strokeEllipse(in rect: CGRect) { add([.stroke(Path(ellipseIn: rect), state.line, state.stroke)]) }
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[pair])
            path.addLine(to: points[pair + 1])
        }
        add([.stroke(path, state.line, state.stroke)])
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let mode = state.blendMode
        state.blendMode = .clear
        add([.fill(Path(rect), FillStyle(antialiased: false), .black)])
        state.blendMode = mode
    }

    /// Clips later drawing to the current path and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(.init(path: current, style: FillStyle(eoFill: rule == .evenOdd)))
        current = Path()
    }

    public func clip(to rect: CGRect) { state.clips.append(.init(path: Path(rect).applying(state.transform))) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        state.clips.append(.init(path: path.applying(state.transform)))
    }

    /// The bounds of the clipping region, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        let whole = CGRect(origin: .zero, size: size)
        let rest = state.clips.reduce(whole) { $0.intersection($1.path.boundingRect) }
        return (rest.isNull ? .zero : rest).applying(state.transform.inverted())
    }

    private func add(_ path: Path) { current.addPath(path, transform: state.transform) }
    private func own(_ path: Path) -> Path { path.applying(state.transform.inverted()) }
}

/// The operation that draws a path.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
