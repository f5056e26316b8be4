import DisplayList
import Foundation

/// The bar of a linear gauge or progress view. It takes the full proposed width.
struct GaugeBar: _PrimitiveView {
    enum Form {
        /// A bar entirely in the tint color, with a marker on it.
        case marked
        /// A part up to the value in the tint color, over a track.
        case filled(track: AnyShapeStyle)
        /// The same, with a track in the tint color at the given opacity.
        case filledOverTint(trackOpacity: Double)
    }

    var form: Form
    /// The height, in points.
    var height: CGFloat
    /// The value's position, 0…1.
    var fraction: Double
    /// The style of the bar if there is no tint.
    var untinted: AnyShapeStyle

    static func _resolve(_ view: GaugeBar, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let tint = context.gaugeTint(untinted: view.untinted)
        let track: GaugeTint? = switch view.form {
        case .marked: nil
        case .filled(let style): GaugeTint(context.paint(style))
        case .filledOverTint(let opacity): tint.multiplyingOpacity(by: opacity)
        }
        nodes.append(GaugeBarNode(view, tint: tint, track: track, context: context))
    }
}

private final class GaugeBarNode: _LayoutNode {
    /// The width of the gap around the marker, as a fraction of the bar's height (measured: 16 points for a height of
    /// 8 points).
    private static let gapRatio: CGFloat = 2
    private let bar: GaugeBar
    private let tint: GaugeTint
    /// The tint of the track; nil for a marked bar.
    private let track: GaugeTint?

    init(_ bar: GaugeBar, tint: GaugeTint, track: GaugeTint?, context: _ResolutionContext) {
        (self.bar, self.tint, self.track) = (bar, tint, track)
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: bar.height)
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        let (left, right) = (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY))
        let (start, end) = isRightToLeft ? (right, left) : (left, right)
        if let track {
            drawing.append(.fill(Path(capsuleIn: frame), FillStyle(), track.paint(from: start, to: end, in: frame)))
            if bar.fraction > 0 {
                let paint = tint.paint(from: start, to: end, in: frame)
                drawing.append(.fill(Path(capsuleIn: filled(of: frame)), FillStyle(), paint))
            }
        } else {
            drawMarked(in: frame, tint.paint(from: start, to: end, in: frame), &drawing)
        }
    }

    /// Returns the part up to the value, at least as wide as its two round ends.
    private func filled(of frame: CGRect) -> CGRect {
        let width = max(frame.width * bar.fraction, min(frame.height, frame.width))
        let x = isRightToLeft ? frame.maxX - width : frame.minX
        return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    }

    private func drawMarked(in frame: CGRect, _ paint: Paint, _ drawing: inout DrawingContext) {
        let radius = frame.height / 2
        let distance = radius + bar.fraction * max(0, frame.width - 2 * radius)
        let center = CGPoint(x: isRightToLeft ? frame.maxX - distance : frame.minX + distance, y: frame.midY)
        drawing.group {
            $0.append(.fill(Path(capsuleIn: frame), FillStyle(), paint))
            $0.cutOut(Path(circleAt: center, diameter: frame.height * GaugeBarNode.gapRatio))
            $0.append(.fill(
                Path(circleAt: center, diameter: frame.height), FillStyle(), tint.paint(at: bar.fraction, in: frame)))
        } change: { $0.isIsolated = true }
    }
}

extension Path {
    /// Creates a rectangle with round ends.
    fileprivate init(capsuleIn frame: CGRect) {
        self.init(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2, style: .circular)
    }
}
