import DisplayList
import Foundation

/// Rotates, scales or skews a view's drawing. The view's frame stays the same.
package struct TransformModifier: NodeModifier {
    /// The transformation for a view of the given size, with its top-left corner as the origin.
    let transform: (CGSize) -> CGAffineTransform

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        TransformNode(node, transform: transform, context: context)
    }
}

private final class TransformNode: UnaryNode {
    private let transform: (CGSize) -> CGAffineTransform

    init(_ child: _LayoutNode, transform: @escaping (CGSize) -> CGAffineTransform, context: _ResolutionContext) {
        self.transform = transform
        super.init(child, context: context)
    }

    /// Returns the transformation around a corner at `origin`; nil if it leaves nothing visible.
    private func transformation(_ size: CGSize, about origin: CGPoint) -> CGAffineTransform? {
        let local = transform(size)
        guard local.isInvertible else { return nil }
        return local.isIdentity ? .identity : local.moved(to: origin)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        var inner = context
        if let own = transformation(size, about: context.origin), !own.isIdentity {
            let matrix = context.transformation.map { own.concatenating($0.matrix) } ?? own
            inner.transformation = PlacedTransformation(matrix)
        }
        super.placeChildren(in: size, proposal: proposal, context: inner)
    }

    override func draw(in drawing: inout DrawingContext) {
        guard let around = transformation(frame.size, about: drawing.origin) else { return }
        if around.isIdentity { return drawing.draw(child) }
        drawing.group(transform: around) { $0.draw(child) } change: { _ in }
    }
}

extension View {
    private nonisolated func transformed(
        around anchor: UnitPoint, _ transform: CGAffineTransform
    ) -> some View {
        modifier(TransformModifier { transform.around(anchor, of: $0) })
    }

    /// Rotates the view's drawing, clockwise for positive angles.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(around: anchor, CGAffineTransform(rotationAngle: angle.radians))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(around: anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformModifier { _ in transform })
    }

    /// Rotates the view's drawing around an axis in space, without perspective: the view is foreshortened but not
    /// tapered.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        transformed(around: anchor, .foreshortened(angle, axis: axis))
    }
}

extension CGAffineTransform {
    /// Returns the two-dimensional part of a rotation around an axis in space (Rodrigues' formula).
    static func foreshortened(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) -> CGAffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        return CGAffineTransform(
            a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine,
            c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
    }
}
