import Foundation

/// The sizes of a rectangle's corners that something takes, in points.
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize

    public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }

    public func hash(into hasher: inout Hasher) {
        for size in [topLeading, topTrailing, bottomLeading, bottomTrailing] {
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
    }
}
