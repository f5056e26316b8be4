import DisplayList
import Foundation

/// The ring of a circular gauge: 58 points in diameter, with a line 5.5 points wide (measured). It shrinks to the offered
/// square. In a circular widget it is larger, in proportion.
struct GaugeRing: _PrimitiveView {
    enum Form {
        /// An arc, open at the bottom, that extends by `reach` to both sides of the top, with a marker on it.
        case marked(reach: Angle)
        /// A closed ring that fills clockwise from the top.
        case filled
    }

    static let diameter: CGFloat = 58

    /// Returns the diameter of a ring that shrinks to the offered square.
    static func diameter(in proposal: ProposedViewSize, atMost largest: CGFloat) -> CGFloat {
        min(largest, proposal.width ?? largest, proposal.height ?? largest)
    }

    var form: Form
    /// The value's position, 0…1.
    var fraction: Double
    /// The diameter without a smaller offer.
    var largest = GaugeRing.diameter

    /// Without a tint, the ring takes the foreground style.
    static func _resolve(_ view: GaugeRing, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let tint = context.gaugeTint(untinted: ForegroundStyle())
        switch view.form {
        case .marked(let reach):
            nodes.append(MarkedArcNode(reach: reach, ring: view, tint: tint, context: context))
        case .filled: nodes.append(FilledRingNode(ring: view, tint: tint, context: context))
        }
    }
}

private let top = Angle(degrees: -90)
private let lineWidth: CGFloat = 5.5

/// The common part of both rings.
private class RingNode: _LayoutNode {
    let fraction: Double
    let tint: GaugeTint
    private let largest: CGFloat

    init(ring: GaugeRing, tint: GaugeTint, context: _ResolutionContext) {
        (fraction, largest, self.tint) = (ring.fraction, ring.largest, tint)
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let diameter = GaugeRing.diameter(in: proposal, atMost: largest)
        return CGSize(width: diameter, height: diameter)
    }

    /// The line of a ring that fills `frame`. A smaller ring has a thinner line.
    func line(in frame: CGRect) -> StrokeStyle {
        StrokeStyle(lineWidth: lineWidth * frame.width / GaugeRing.diameter, lineCap: .round)
    }

    func arc(_ frame: CGRect, from start: Angle, by sweep: Angle) -> Path {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: frame.midX, y: frame.midY), radius: (frame.width - line(in: frame).lineWidth) / 2,
            startAngle: start, delta: sweep)
        return path
    }
}

private final class MarkedArcNode: RingNode {
    private static let markDiameter: CGFloat = 5.5
    private static let gapDiameter: CGFloat = 10
    private let reach: Angle

    init(reach: Angle, ring: GaugeRing, tint: GaugeTint, context: _ResolutionContext) {
        self.reach = reach
        super.init(ring: ring, tint: tint, context: context)
    }

    /// The gap around the marker is cut out of the arc, so that the content below shows through.
    override func draw(in drawing: inout DrawingContext) {
        let frame = CGRect(origin: drawing.pixelOrigin, size: frame.size)
        let path = arc(frame, from: top - reach, by: reach * 2)
        let paint = tint.paint(alongArcFrom: top - reach, to: top + reach, in: frame)
        let center = arc(frame, from: top - reach + reach * 2 * fraction, by: .zero).currentPoint ?? .zero
        let scale = frame.width / GaugeRing.diameter
        drawing.group {
            $0.append(.stroke(path, line(in: frame), paint))
            $0.cutOut(Path(circleAt: center, diameter: MarkedArcNode.gapDiameter * scale))
            $0.append(.fill(
                Path(circleAt: center, diameter: MarkedArcNode.markDiameter * scale), FillStyle(),
                tint.paint(at: fraction, in: frame)))
        } change: { $0.isIsolated = true }
    }
}

private final class FilledRingNode: RingNode {
    /// The opacity of the unfilled part (measured).
    private static let trackOpacity = 0.35

    override func draw(in drawing: inout DrawingContext) {
        let frame = CGRect(origin: drawing.pixelOrigin, size: frame.size)
        let (turn, line) = (Angle(degrees: 360), line(in: frame))
        func paint(_ tint: GaugeTint) -> Paint { tint.paint(alongArcFrom: top, to: top + turn, in: frame) }
        let circle = Path(ellipseIn: frame.insetBy(dx: line.lineWidth / 2, dy: line.lineWidth / 2))
        let track = tint.multiplyingOpacity(by: FilledRingNode.trackOpacity)
        drawing.append(.stroke(circle, StrokeStyle(lineWidth: line.lineWidth), paint(track)))
        if fraction > 0 { drawing.append(.stroke(arc(frame, from: top, by: turn * fraction), line, paint(tint))) }
    }
}

extension DrawingContext {
    /// Makes the group's existing drawing transparent inside a path.
    mutating func cutOut(_ path: Path) {
        var hole = DisplayGroup(items: [.fill(path, FillStyle(), .black)])
        hole.blendMode = .destinationOut
        append(.group(hole))
    }
}

extension Path {
    init(circleAt center: CGPoint, diameter: CGFloat) {
        self.init(
            ellipseIn: CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
    }
}
