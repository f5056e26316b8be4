import DisplayList
import Foundation

/// What a shape is used for, which decides how a style fills it.
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The shape is the outline of a line.
    case stroke
    /// The shape parts contents.
    case separator
}

/// How a view or shape behaves in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// Left and right are exchanged where the layout direction is not `in`.
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether left and right are exchanged.
    package func isMirrored(in direction: LayoutDirection) -> Bool {
        if case .mirrors(let mirrored) = self { return mirrored == direction }
        return false
    }
}

/// A two-dimensional shape that fits itself to a frame.
///
/// Shapes are views, but may be made and asked for their outline on any actor.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a frame, in points.
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size the shape takes of a proposal: all of it, unless the shape keeps a ratio.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The outline where it depends on the surroundings; the same as `path(in:)` for most shapes.
    nonisolated func _path(in rect: CGRect, context: ShapeContext) -> Path
}

/// What a shape's outline may depend on besides its frame.
public struct ShapeContext: Sendable {
    /// The container that `ContainerRelativeShape` follows, in the shape's coordinates; nil outside a container.
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

    nonisolated public func _path(in rect: CGRect, context: ShapeContext) -> Path { path(in: rect) }

    /// The outline as it is drawn: mirrored where the layout direction asks for it.
    package nonisolated func drawnPath(in rect: CGRect, context: ShapeContext) -> Path {
        let path = _path(in: rect, context: context)
        guard layoutDirectionBehavior.isMirrored(in: context.layoutDirection) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

/// A shape that can be made smaller on all sides, so that a border lies within it.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with each side moved in by `amount` points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle with each side moved in; nothing in the middle where it is too small for that.
    func insetOrEmpty(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let (x, y) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }
}
