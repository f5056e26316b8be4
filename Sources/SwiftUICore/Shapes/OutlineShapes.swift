import DisplayList
import Foundation

/// The part of a shape's outline between two fractions of its length.
@frozen public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    @inlinable nonisolated public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: rect, context: context).trimmedPath(from: startFraction, to: endFraction)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(startFraction, endFraction) }
        set { (startFraction, endFraction) = (newValue.first, newValue.second) }
    }
}

/// The outline of a stroke along a shape. A renderer can stroke `shape` instead with the same result.
@frozen public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    @inlinable nonisolated public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: rect, context: context).strokedPath(style)
    }

    nonisolated public static var role: ShapeRole { .stroke }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: StrokeStyle.AnimatableData {
        get { style.animatableData }
        set { style.animatableData = newValue }
    }
}

/// A shape of a fixed size in points, at the top-left corner of its frame.
@frozen public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    @inlinable nonisolated public init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: CGRect(origin: rect.origin, size: size), context: context)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: CGSize.AnimatableData {
        get { size.animatableData }
        set { size.animatableData = newValue }
    }
}
