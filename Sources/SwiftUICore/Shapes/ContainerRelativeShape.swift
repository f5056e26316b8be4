import DisplayList
import Foundation

/// The rounded outline of a container, such as a widget, in points.
package struct ContainerShapeOutline: Hashable, Sendable {
    /// The container's frame in the coordinates of the shape inside it.
    package var frame: CGRect
    package var cornerRadius: CGFloat
    package var style: RoundedCornerStyle

    package init(frame: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.style = style
    }

    /// Returns radii that are concentric with the container's corners. Each is smaller by the shape's distance from the
    /// container.
    func radii(for rect: CGRect) -> RectangleCornerRadii {
        func radius(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
            max(0, cornerRadius - max(0, min(horizontal, vertical)))
        }
        let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
        return RectangleCornerRadii(
            topLeading: radius(left, top), bottomLeading: radius(left, bottom),
            bottomTrailing: radius(right, bottom), topTrailing: radius(right, top))
    }
}

/// A shape that follows the outline of its container, or a rectangle if there is no container.
@frozen public struct ContainerRelativeShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        guard let container = context.container else { return Path(rect) }
        return Path(roundedRect: rect, cornerRadii: container.radii(for: rect), style: container.style)
    }

    // The radii are computed for left and right, so the path needs no mirroring.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetOrEmpty(by: amount)) }

        nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
            ContainerRelativeShape()._path(in: rect.insetOrEmpty(by: amount), context: context)
        }

        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}
