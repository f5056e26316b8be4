import DisplayList
import Foundation

/// A line, one pixel wide, across the axis of its stack.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: _PrimitiveView {
    public static func _resolve(
        _ view: Divider, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes.append(DividerNode(context: context))
    }
}

private final class DividerNode: _LayoutNode {
    private let isUpright: Bool
    private let color: RGBAColor

    override init(context: _ResolutionContext) {
        isUpright = context.environment.stackOrientation == .horizontal
        color = DividerNode.color(in: context.environment)
        super.init(context: context)
    }

    /// The color on white is (198,198,200), measured: UIKit's separator color without transparency. The dark color is
    /// (56,56,58).
    private static func color(in environment: EnvironmentValues) -> RGBAColor {
        environment.colorScheme == .dark ? RGBAColor(84, 84, 88, opacity: 0.6) : RGBAColor(60, 60, 67, opacity: 0.29)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = 1 / displayScale
        let length = isUpright ? proposal.height : proposal.width
        return isUpright
            ? CGSize(width: thickness, height: length ?? 10) : CGSize(width: length ?? 10, height: thickness)
    }

    override func draw(in drawing: inout DrawingContext) {
        drawing.append(.fill(Path(drawing.pixelFrame(frame.size)), FillStyle(), .color(color)))
    }
}
