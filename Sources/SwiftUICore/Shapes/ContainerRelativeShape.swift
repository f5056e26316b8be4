import DisplayList
import Foundation

/// A container's rounded outline, such as a widget's, in points.
package struct ContainerShapeOutline: Hashable, Sendable {
    /// The container's frame in the coordinates of the shape that follows it.
    package var frame: CGRect
    package var cornerRadius: CGFloat
    package var style: RoundedCornerStyle

    package init(frame: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.style = style
    }

    /// The radii that run parallel to the container's corners: each as much smaller as the shape lies inside it.
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

/// A shape that follows the outline of the container around it; a rectangle where there is none.
@frozen public struct ContainerRelativeShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func _path(in rect: CGRect, context: ShapeContext) -> Path {
        guard let container = context.container else { return Path(rect) }
        return Path(roundedRect: rect, cornerRadii: container.radii(for: rect), style: container.style)
    }

    // The radii are found for left and right, so nothing is left to mirror.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetOrEmpty(by: amount)) }

        nonisolated public func _path(in rect: CGRect, context: ShapeContext) -> Path {
            ContainerRelativeShape()._path(in: rect.insetOrEmpty(by: amount), context: context)
        }

        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}
