import Foundation

/// The radii of a rectangle's corners in points. Leading is left in left-to-right layouts.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius at the top left in left-to-right layouts.
    public var topLeading: CGFloat
    /// The radius at the bottom left in left-to-right layouts.
    public var bottomLeading: CGFloat
    /// The radius at the bottom right in left-to-right layouts.
    public var bottomTrailing: CGFloat
    /// The radius at the top right in left-to-right layouts.
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
