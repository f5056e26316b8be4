import Foundation

/// A device as widgets see it: its screen, and the sizes of its widgets.
package struct WidgetDevice: Hashable, Sendable {
    /// What a device is.
    package enum Kind: String, Decodable, Sendable {
        case phone, pad, watch
    }

    /// Lengths in points at the edges of a screen in portrait.
    package struct SafeArea: Hashable, Sendable {
        package let top: CGFloat
        package let bottom: CGFloat

        package init(top: CGFloat = 0, bottom: CGFloat = 0) { (self.top, self.bottom) = (top, bottom) }
    }

    /// The marketing name, or the screen's size where only that is known.
    package let name: String
    /// The screen's size in points, in portrait.
    package let screen: CGSize
    package let kind: Kind
    /// Pixels per point of its own display.
    package let scale: CGFloat
    /// The corner radius in points of home screen widgets; nil where it is not known.
    package let cornerRadius: CGFloat?
    /// What bars and the camera take off the screen in portrait, in points.
    package let safeArea: SafeArea
    private let sizes: [WidgetFamily: CGSize]
    private let textSizes: [WidgetFamily: CGFloat]

    package init(
        name: String, screen: CGSize, kind: Kind, scale: CGFloat, cornerRadius: CGFloat?,
        sizes: [WidgetFamily: CGSize], textSizes: [WidgetFamily: CGFloat] = [:],
        safeArea: SafeArea = SafeArea()
    ) {
        (self.name, self.screen, self.kind, self.scale) = (name, screen, kind, scale)
        (self.cornerRadius, self.sizes, self.textSizes) = (cornerRadius, sizes, textSizes)
        self.safeArea = safeArea
    }

    /// The size in points of a widget of that family; nil where the device has none.
    package func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

    /// The size in points of a family's text where nothing else sets one; nil for the body style's.
    package func textSize(of family: WidgetFamily) -> CGFloat? { textSizes[family] }

    /// The families the device shows, in the order of their declaration.
    package var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }
}
