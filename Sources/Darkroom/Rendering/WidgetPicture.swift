import CairoGraphics
import Foundation
import WidgetKitCore

/// A widget's picture that an `InProcessRenderer` has drawn.
package struct WidgetPicture: Sendable {
    package let family: WidgetFamily
    package let isDark: Bool
    /// The size in points.
    package let size: CGSize
    /// The date of a timeline's entry; nil for a single entry.
    package let date: Date?
    package let bitmap: Bitmap

    /// Distinguishes the widget's pictures: `systemSmall[-dark][-<date>]`, with a number for entries of the same second.
    package let variant: String

    init(surroundings: WidgetSurroundings, date: Date? = nil, number: Int = 1, bitmap: Bitmap) {
        (family, isDark) = (surroundings.family, surroundings.colorScheme == .dark)
        (size, self.date, self.bitmap) = (surroundings.size, date, bitmap)
        let parts = [
            surroundings.family.name, isDark ? "dark" : nil, date.map(PicturePath.name), number > 1 ? "\(number)" : nil,
        ]
        variant = parts.compactMap { $0 }.joined(separator: "-")
    }
}
