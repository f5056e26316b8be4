import DisplayList
import Foundation

/// The outline of a container, such as a widget, in points.
package struct ContainerShapeOutline: Sendable {
    /// Shapes whose corners can be computed, and all others.
    private enum Kind: Sendable {
        case corners(RectangleCornerRadii, RoundedCornerStyle)
        /// Returns the shape's path in a rectangle that lies inside the container's edges by a distance.
        case other(@Sendable (_ rect: CGRect, _ distance: CGFloat) -> Path)
    }

    /// The container's frame in the coordinates of the shape inside it.
    package var frame: CGRect
    private let kind: Kind

    /// A rectangle with rounded corners. The radii's leading side is the left one.
    package init(frame: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.frame, kind) = (frame, .corners(radii, style))
    }

    /// A rectangle whose corners have the same radius.
    package init(frame: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radii = RectangleCornerRadii(
            topLeading: cornerRadius, bottomLeading: cornerRadius, bottomTrailing: cornerRadius,
            topTrailing: cornerRadius)
        self.init(frame: frame, radii: radii, style: style)
    }

    /// The outline of a shape that fills a frame.
    package init<S: InsettableShape>(frame: CGRect, shape: S, isRightToLeft: Bool) {
        self.frame = frame
        if let (radii, style) = (shape as? any RoundedCorners)?.corners(in: frame.size) {
            kind = .corners(isRightToLeft ? radii.mirrored : radii, style)
        } else {
            kind = .other { rect, distance in
                shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
            }
        }
    }

    /// Returns the container's shape in `rect`, inset by the distance of the nearest edges. All corners shrink alike,
    /// because an inset has one length.
    func path(in rect: CGRect) -> Path {
        let edges = [rect.minX - frame.minX, frame.maxX - rect.maxX, rect.minY - frame.minY, frame.maxY - rect.maxY]
        let distance = max(0, edges.min()!)
        switch kind {
        case .corners(let own, let style):
            return Path(roundedRect: rect, cornerRadii: own.mapped { max(0, $0 - distance) }, style: style)
        case .other(let path): return path(rect, distance)
        }
    }

    /// Returns radii that share their centers with the container's corners. A corner that lies far from the container's
    /// has none (the distance of a corner that is not on the diagonal is a guess).
    func concentricRadii(in rect: CGRect) -> RectangleCornerRadii {
        guard case .corners(let own, _) = kind else { return RectangleCornerRadii() }
        func radius(_ own: CGFloat, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
            max(0, own - max(0, horizontal, vertical))
        }
        let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
        return RectangleCornerRadii(
            topLeading: radius(own.topLeading, left, top), bottomLeading: radius(own.bottomLeading, left, bottom),
            bottomTrailing: radius(own.bottomTrailing, right, bottom),
            topTrailing: radius(own.topTrailing, right, top))
    }
}

/// A rectangle with corners that are known.
protocol RoundedCorners {
    /// Returns the radii in a frame of `size`, from left to right, and the corners' style.
    func corners(in size: CGSize) -> (RectangleCornerRadii, RoundedCornerStyle)
}

extension Rectangle: RoundedCorners {
    nonisolated func corners(in size: CGSize) -> (RectangleCornerRadii, RoundedCornerStyle) {
        (RectangleCornerRadii(), .continuous)
    }
}

extension RoundedRectangle: RoundedCorners {
    nonisolated func corners(in size: CGSize) -> (RectangleCornerRadii, RoundedCornerStyle) {
        (RectangleCornerRadii(all: min(cornerSize.width, cornerSize.height, size.width / 2, size.height / 2)), style)
    }
}

extension UnevenRoundedRectangle: RoundedCorners {
    nonisolated func corners(in size: CGSize) -> (RectangleCornerRadii, RoundedCornerStyle) { (cornerRadii, style) }
}

extension Capsule: RoundedCorners {
    nonisolated func corners(in size: CGSize) -> (RectangleCornerRadii, RoundedCornerStyle) {
        (RectangleCornerRadii(all: min(size.width, size.height) / 2), style)
    }
}

extension RectangleCornerRadii {
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }

    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}

/// A container whose frame layout finds after its content has been resolved.
final class ContainerShapeReference {
    /// The outline in the entire picture's coordinates; nil until the container has been placed.
    var outline: ContainerShapeOutline?

    init(_ outline: ContainerShapeOutline? = nil) { self.outline = outline }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeReference? { nil }
}

extension EnvironmentValues {
    fileprivate var containerShapeReference: ContainerShapeReference? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }

    /// The container for `ContainerRelativeShape`, in the entire picture's coordinates.
    package var containerShape: ContainerShapeOutline? {
        get { containerShapeReference?.outline }
        set { containerShapeReference = ContainerShapeReference(newValue) }
    }
}

/// Makes a view the container of the shapes inside it.
package struct ContainerShapeModifier<S: InsettableShape>: _PrimitiveModifier {
    let shape: S

    package static func _resolve<V: View>(
        _ modifier: ContainerShapeModifier, content: V, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        func resolved() -> ([_LayoutNode], ContainerShapeReference) {
            let reference = ContainerShapeReference()
            var inner = context
            inner.environment.containerShapeReference = reference
            return (content.resolved(in: inner), reference)
        }
        func container(_ node: _LayoutNode, _ reference: ContainerShapeReference) -> _LayoutNode {
            ContainerShapeNode(node, shape: modifier.shape, reference: reference, context: context)
        }
        let (first, reference) = resolved()
        guard let node = first.first else { return }
        nodes.append(container(node, reference))
        // Each view of a group is a container of its own.
        for index in first.indices.dropFirst() {
            let (others, reference) = resolved()
            nodes.append(container(others[index], reference))
        }
    }
}

private final class ContainerShapeNode<S: InsettableShape>: UnaryNode {
    private let shape: S
    private let reference: ContainerShapeReference

    init(_ child: _LayoutNode, shape: S, reference: ContainerShapeReference, context: _ResolutionContext) {
        (self.shape, self.reference) = (shape, reference)
        super.init(child, context: context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        reference.outline = ContainerShapeOutline(
            frame: CGRect(origin: context.origin, size: size), shape: shape, isRightToLeft: isRightToLeft)
        super.placeChildren(in: size, proposal: proposal, context: context)
    }
}

extension View {
    /// Sets the container that `ContainerRelativeShape` and concentric rectangles inside the view follow.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
