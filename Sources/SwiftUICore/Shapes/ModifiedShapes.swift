import DisplayList
import Foundation

/// A shape with an affine transformation.
@frozen public struct TransformedShape<Content: Shape>: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    public var shape: Content
    public var transform: CGAffineTransform

    @inlinable nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: rect, context: context).applying(transform)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape offset by a distance in points.
@frozen public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    @inlinable nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: rect, context: context).offsetBy(dx: offset.width, dy: offset.height)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape rotated around a point of its frame.
@frozen public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    @inlinable nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: rect, context: context).applying(transform(in: rect))
    }

    private nonisolated func transform(in rect: CGRect) -> CGAffineTransform {
        let center = anchor.point(in: rect)
        return CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: angle.radians).translatedBy(x: -center.x, y: -center.y)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { .init(angle.radians, anchor.animatableData) }
        set { (angle.radians, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape scaled around a point of its frame.
@frozen public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    @inlinable nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        shape._path(in: rect, context: context).applying(transform(in: rect))
    }

    private nonisolated func transform(in rect: CGRect) -> CGAffineTransform {
        let center = anchor.point(in: rect)
        return CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -center.x, y: -center.y)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { .init(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}
