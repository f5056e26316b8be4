import DisplayList
import Foundation

/// The use of a shape, which determines how a style fills it.
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The shape is the outline of a stroke.
    case stroke
    /// The shape separates content.
    case separator
}

/// The behavior of a view or shape in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// Mirrors the content horizontally in the given layout direction.
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Returns whether the content is mirrored in a layout direction.
    package func isMirrored(in direction: LayoutDirection) -> Bool {
        if case .mirrors(let mirrored) = self { return mirrored == direction }
        return false
    }
}

/// A two-dimensional shape that fits a frame.
///
/// Shapes are views, but they can be created and queried for their outlines on any actor.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a frame, in points.
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the shape's size for a proposal: all of it, unless the shape keeps a ratio.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Returns the outline if it depends on the context. Most shapes return `path(in:)`.
    nonisolated func _path(in rect: CGRect, context: _ShapeContext) -> Path
}

/// The values, besides its frame, on which a shape's outline can depend.
public struct _ShapeContext: Sendable {
    /// The container for `ContainerRelativeShape`, in the shape's coordinates; nil outside containers.
    package var container: ContainerShapeOutline?
    package var layoutDirection: LayoutDirection

    package init(container: ContainerShapeOutline? = nil, layoutDirection: LayoutDirection = .leftToRight) {
        self.container = container
        self.layoutDirection = layoutDirection
    }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path { path(in: rect) }

    /// Returns the outline as it is drawn, mirrored if the layout direction requires it.
    package nonisolated func drawnPath(in rect: CGRect, context: _ShapeContext) -> Path {
        let path = _path(in: rect, context: context)
        guard layoutDirectionBehavior.isMirrored(in: context.layoutDirection) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

/// A shape that can be inset on all sides, so that a border lies inside it.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by `amount` points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// Returns the rectangle inset on each side, or an empty rectangle at its center if it is too small.
    func insetOrEmpty(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let (x, y) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }
}
