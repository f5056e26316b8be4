import DisplayList
import Foundation

/// One layer of a shape: a filled or stroked outline with a resolved style.
struct ShapeLayer {
    /// The outline in a frame with its top-left corner at the origin.
    enum Outline {
        case fill(Path, FillStyle)
        case stroke(Path, StrokeStyle, isAntialiased: Bool)

        /// The area that the layer covers.
        var area: Path {
            switch self {
            case .fill(let path, _): path
            case .stroke(let path, let style, _): path.strokedPath(style)
            }
        }

        func offsetBy(dx: CGFloat, dy: CGFloat) -> Outline {
            switch self {
            case .fill(let path, let style): .fill(path.offsetBy(dx: dx, dy: dy), style)
            case .stroke(let path, let style, let isAntialiased):
                .stroke(path.offsetBy(dx: dx, dy: dy), style, isAntialiased: isAntialiased)
            }
        }

        func item(_ paint: Paint) -> DisplayItem {
            switch self {
            case .fill(let path, let style): .fill(path, style, paint)
            case .stroke(let path, let style, isAntialiased: true): .stroke(path, style, paint)
            // Only fills can be drawn without antialiasing.
            case .stroke: .fill(area, FillStyle(antialiased: false), paint)
            }
        }
    }

    var paint: ShapeStylePaint
    var outline: (CGRect, _ShapeContext) -> Outline
}

/// A shape that is the stroke of another shape. The renderer can draw it as a stroke.
protocol StrokeOfShape {
    func stroke(in rect: CGRect, context: _ShapeContext) -> (Path, StrokeStyle)
}

extension _StrokedShape: StrokeOfShape {
    nonisolated func stroke(in rect: CGRect, context: _ShapeContext) -> (Path, StrokeStyle) {
        (shape.drawnPath(in: rect, context: context), style)
    }
}

extension ShapeLayer {
    static func fill<S: Shape>(_ shape: S, _ style: FillStyle, _ paint: ShapeStylePaint) -> ShapeLayer {
        ShapeLayer(paint: paint) { rect, context in
            if let stroked = shape as? any StrokeOfShape {
                let (path, strokeStyle) = stroked.stroke(in: rect, context: context)
                return .stroke(path, strokeStyle, isAntialiased: style.isAntialiased)
            }
            return .fill(shape.drawnPath(in: rect, context: context), style)
        }
    }

    static func stroke<S: Shape>(
        _ shape: S, _ style: StrokeStyle, isAntialiased: Bool, _ paint: ShapeStylePaint
    ) -> ShapeLayer {
        ShapeLayer(paint: paint) { rect, context in
            .stroke(shape.drawnPath(in: rect, context: context), style, isAntialiased: isAntialiased)
        }
    }
}

/// Draws the layers of a shape.
final class ShapeNode: _LayoutNode {
    private let shape: Any.Type
    private let size: (ProposedViewSize) -> CGSize
    private let layers: [ShapeLayer]
    private let environment: EnvironmentValues

    init<S: Shape>(_ shape: S, layers: [ShapeLayer], context: _ResolutionContext) {
        self.shape = S.self
        size = shape.sizeThatFits
        self.layers = layers
        environment = context.environment
        super.init(context: context)
    }

    override var inspectedType: String { InspectedName.of(shape) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        // The outline is requested in a frame at the origin, because many shapes only use the size.
        let rect = CGRect(origin: .zero, size: frame.size)
        let context = environment.shapeContext(at: absoluteOrigin)
        for layer in layers {
            let outline = layer.outline(rect, context).offsetBy(dx: frame.minX, dy: frame.minY)
            drawing.draw(with: layer.paint, frame: frame, outline: outline.area) { [outline.item($0)] }
        }
    }
}

extension EnvironmentValues {
    /// Returns the context of shapes in a frame at `origin`, in the entire picture's coordinates.
    func shapeContext(at origin: CGPoint) -> _ShapeContext {
        var container = containerShape
        container?.frame.origin.x -= origin.x
        container?.frame.origin.y -= origin.y
        return _ShapeContext(container: container, layoutDirection: layoutDirection)
    }
}
