import DisplayList
import Foundation

/// A rectangle that fills its frame.
@frozen public struct Rectangle: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetOrEmpty(by: amount)) }
        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

/// A rectangle with equal rounded corners.
@frozen public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    @inlinable nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// The shape inset by a distance in points. The corners shrink with the sides, so that insets of different amounts
    /// are concentric.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var base: RoundedRectangle
        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path {
            let corner = CGSize(
                width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
            return Path(roundedRect: rect.insetOrEmpty(by: amount), cornerSize: corner, style: base.style)
        }

        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        nonisolated public func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
    }
}

/// A rectangle with a separate radius for each corner.
@frozen public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var base: UnevenRoundedRectangle
        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path {
            let radii = base.cornerRadii
            let inner = RectangleCornerRadii(
                topLeading: max(0, radii.topLeading - amount), bottomLeading: max(0, radii.bottomLeading - amount),
                bottomTrailing: max(0, radii.bottomTrailing - amount),
                topTrailing: max(0, radii.topTrailing - amount))
            return Path(roundedRect: rect.insetOrEmpty(by: amount), cornerRadii: inner, style: base.style)
        }

        nonisolated public func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
    }
}
