import Foundation

/// A device as widgets see it: its screen, and the sizes of its widgets.
@_spi(Darkroom) public struct WidgetDevice: Hashable, Sendable {
    /// The marketing name, or the screen's size where only that is known.
    public let name: String
    /// The screen's size in points, in portrait.
    public let screen: CGSize
    /// Whether it is an iPad.
    public let isPad: Bool
    /// Pixels per point of its own display.
    public let scale: CGFloat
    /// The corner radius in points of home screen widgets; nil where it is not known.
    public let cornerRadius: CGFloat?
    private let sizes: [WidgetFamily: CGSize]

    public init(
        name: String, screen: CGSize, isPad: Bool, scale: CGFloat, cornerRadius: CGFloat?,
        sizes: [WidgetFamily: CGSize]
    ) {
        (self.name, self.screen, self.isPad, self.scale) = (name, screen, isPad, scale)
        (self.cornerRadius, self.sizes) = (cornerRadius, sizes)
    }

    /// The size in points of a widget of that family; nil where the device has none.
    public func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

    /// The families the device shows, in the order of their declaration.
    public var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }
}
