import DisplayList
import Foundation

/// A node that fills its frame with a style.
final class StyleNode: _LayoutNode {
    private let paint: ShapeStylePaint

    init(_ paint: ShapeStylePaint, context: _ResolutionContext) {
        self.paint = paint
        super.init(context: context)
    }

    override var cachesSizes: Bool { false }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        guard frame.width > 0, frame.height > 0, paint.color?.opacity != 0 else { return }
        drawing.draw(with: paint, frame: frame, outline: Path(frame)) { [.fill(Path(frame), FillStyle(), $0)] }
    }
}

/// A style that is also a view. It fills all the proposed space.
protocol StyleView: ShapeStyle, View where Body == Never {}

extension StyleView {
    public var body: Never { fatalError("a style draws itself and has no body") }

    @MainActor public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes.append(StyleNode(context.paint(view), context: context))
    }
}

extension Color: StyleView {}
extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension MeshGradient: StyleView {}
extension Material: StyleView {}
