import DisplayList
import Foundation

extension Edge {
    /// A corner of a rectangle.
    @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            private let isConcentric: Bool
            /// The radius, or the smallest one of a concentric corner, in points.
            private let length: CGFloat

            private init(isConcentric: Bool, length: CGFloat) {
                (self.isConcentric, self.length) = (isConcentric, length)
            }

            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, length: radius) }

            /// The corner shares its center with the container's corner.
            public static let concentric = Style(isConcentric: true, length: 0)
            public static func concentric(minimum: Style) -> Style {
                Style(isConcentric: true, length: minimum.length)
            }

            func radius(concentric: CGFloat) -> CGFloat { isConcentric ? max(length, concentric) : length }
        }
    }
}

/// A rectangle whose corners share their centers with those of the container.
public struct ConcentricRectangle: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    private let topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
    private let isUniform: Bool
    private var amount: CGFloat = 0

    nonisolated public init() { self.init(corners: .concentric) }

    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing) = (corners, corners, corners, corners)
        self.isUniform = isUniform
    }

    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
        (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
        isUniform = false
    }

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, container: nil, .leftToRight) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        path(in: rect, container: context.container, context.layoutDirection)
    }

    private nonisolated func path(
        in rect: CGRect, container: ContainerShapeOutline?, _ direction: LayoutDirection
    ) -> Path {
        // The container's radii are known from left to right, the shape's own from its leading side.
        let isRightToLeft = direction == .rightToLeft
        var concentric = container?.concentricRadii(in: rect) ?? RectangleCornerRadii()
        if isRightToLeft { concentric = concentric.mirrored }
        var radii = RectangleCornerRadii(
            topLeading: topLeading.radius(concentric: concentric.topLeading),
            bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
            bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
            topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
        if isUniform {
            radii = RectangleCornerRadii(
                all: max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing))
        }
        if isRightToLeft { radii = radii.mirrored }
        return Path(
            roundedRect: rect.insetOrEmpty(by: amount), cornerRadii: radii.mapped { max(0, $0 - amount) })
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ConcentricRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }
}
