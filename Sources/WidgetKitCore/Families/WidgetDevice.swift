import Foundation

/// A device as widgets see it: its screen, and the sizes of its widgets.
@_spi(Darkroom) public struct WidgetDevice: Hashable, Sendable {
    /// What a device is.
    public enum Kind: String, Decodable, Sendable {
        case phone, pad, watch
    }

    /// Lengths in points at the edges of a screen in portrait.
    public struct SafeArea: Hashable, Sendable {
        public let top: CGFloat
        public let bottom: CGFloat

        public init(top: CGFloat = 0, bottom: CGFloat = 0) { (self.top, self.bottom) = (top, bottom) }
    }

    /// The marketing name, or the screen's size where only that is known.
    public let name: String
    /// The screen's size in points, in portrait.
    public let screen: CGSize
    public let kind: Kind
    /// Pixels per point of its own display.
    public let scale: CGFloat
    /// The corner radius in points of home screen widgets; nil where it is not known.
    public let cornerRadius: CGFloat?
    /// What bars and the camera take off the screen in portrait, in points.
    public let safeArea: SafeArea
    private let sizes: [WidgetFamily: CGSize]
    private let textSizes: [WidgetFamily: CGFloat]

    public init(
        name: String, screen: CGSize, kind: Kind, scale: CGFloat, cornerRadius: CGFloat?,
        sizes: [WidgetFamily: CGSize], textSizes: [WidgetFamily: CGFloat] = [:],
        safeArea: SafeArea = SafeArea()
    ) {
        (self.name, self.screen, self.kind, self.scale) = (name, screen, kind, scale)
        (self.cornerRadius, self.sizes, self.textSizes) = (cornerRadius, sizes, textSizes)
        self.safeArea = safeArea
    }

    /// The size in points of a widget of that family; nil where the device has none.
    public func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

    /// The size in points of a family's text where nothing else sets one; nil for the body style's.
    public func textSize(of family: WidgetFamily) -> CGFloat? { textSizes[family] }

    /// The families the device shows, in the order of their declaration.
    public var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }
}
