import CairoGraphics
import Foundation
@_spi(Darkroom) import WidgetKitCore

/// A widget's picture that a `PictureStudio` has made.
@_spi(Darkroom) public struct StudioPicture: Sendable {
    public let family: WidgetFamily
    public let isDark: Bool
    /// The size in points.
    public let size: CGSize
    /// When the entry is due; nil where it is not one of a timeline.
    public let date: Date?
    public let bitmap: Bitmap

    /// What tells it from the widget's other pictures: `systemSmall[-dark][-<date>]`, entries of one second with a
    /// number.
    public let variant: String

    init(
        surroundings: WidgetSurroundings, size: CGSize, date: Date? = nil, number: Int = 1, bitmap: Bitmap
    ) {
        (family, isDark) = (surroundings.family, surroundings.colorScheme == .dark)
        (self.size, self.date, self.bitmap) = (size, date, bitmap)
        let parts = [
            "\(surroundings.family)", isDark ? "dark" : nil, date.map(PicturePath.name), number > 1 ? "\(number)" : nil,
        ]
        variant = parts.compactMap { $0 }.joined(separator: "-")
    }
}
