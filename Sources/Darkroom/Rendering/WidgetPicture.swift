import CairoGraphics
import Foundation
import WidgetKitCore

/// A widget's picture that an `InProcessRenderer` has made.
package struct WidgetPicture: Sendable {
    package let family: WidgetFamily
    package let isDark: Bool
    /// The size in points.
    package let size: CGSize
    /// When the entry is due; nil where it is not one of a timeline.
    package let date: Date?
    package let bitmap: Bitmap

    /// What tells it from the widget's other pictures: `systemSmall[-dark][-<date>]`, entries of one second with a
    /// number.
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
