import DisplayList
import Foundation

/// A circle centered in its frame, with the shorter side as its diameter.
@frozen public struct Circle: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: Circle.square(in: rect)) }

    /// Returns a square of the shorter proposed length, or of 10 points if nothing is proposed.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
        let diameter = min(size.width, size.height)
        return CGSize(width: diameter, height: diameter)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path {
            Path(ellipseIn: Circle.square(in: rect).insetOrEmpty(by: amount))
        }

        nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            Circle().sizeThatFits(proposal)
        }

        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

/// An ellipse inscribed in its frame.
@frozen public struct Ellipse: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetOrEmpty(by: amount)) }
        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

/// A rectangle whose shorter sides are semicircles.
@frozen public struct Capsule: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(style: style, amount: amount) }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var style: RoundedCornerStyle
        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path {
            Capsule(style: style).path(in: rect.insetOrEmpty(by: amount))
        }

        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        nonisolated public func inset(by amount: CGFloat) -> _Inset {
            _Inset(style: style, amount: self.amount + amount)
        }
    }
}
