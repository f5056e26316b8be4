import Foundation

/// Flexible space along the axis of the enclosing stack, or along both axes outside stacks.
@frozen public struct Spacer: Sendable {
    /// The minimum length, in points; nil is the standard distance of 8.
    public var minLength: CGFloat?

    @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
    public static func _resolve(
        _ view: Spacer, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        nodes.append(SpacerNode(view, context: context))
    }
}

private final class SpacerNode: _LayoutNode {
    private let minimum: CGFloat
    private let axis: Axis?

    init(_ spacer: Spacer, context: _ResolutionContext) {
        let length = spacer.minLength ?? ViewSpacing.standard
        minimum = length.isFinite ? max(0, length) : 0
        axis = context.environment.stackOrientation
        super.init(context: context)
        // A stack's other views receive their space before its spacers.
        traits.layoutPriority = -.infinity
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = CGSize(
            width: max(minimum, proposal.width ?? minimum), height: max(minimum, proposal.height ?? minimum))
        switch axis {
        case .horizontal: return CGSize(width: size.width, height: 0)
        case .vertical: return CGSize(width: 0, height: size.height)
        case nil: return size
        }
    }

    /// Beside a spacer there is no distance along its axis. Across it, a spacer asks for nothing.
    override func computeSpacing() -> ViewSpacing {
        var spacing = ViewSpacing.zero
        if axis == .horizontal { (spacing.top, spacing.bottom) = (.unspecified, .unspecified) }
        if axis == .vertical { (spacing.leading, spacing.trailing) = (.unspecified, .unspecified) }
        return spacing
    }

    override var keepsSpacingInFrames: Bool { true }
}
