import DisplayList
import Foundation

/// A shape that follows the outline of its container, or a rectangle if there is no container.
@frozen public struct ContainerRelativeShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        context.container?.path(in: rect) ?? Path(rect)
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
