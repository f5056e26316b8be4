import CoreGraphics
import SwiftUI

/// The settings for drawing a view in a test and for comparing its pictures.
public struct ViewSnapshot: Sendable {
    /// The size of the canvas in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The appearances. Each has a golden of its own.
    public var schemes: [ColorScheme]
    /// Whether missing images are drawn as crossed magenta boxes, and missing colors in magenta. A device draws nothing.
    public var placeholderBoxes: Bool
    /// The settings of the comparison.
    public var comparison: PictureComparison

    /// - Parameters:
    ///   - size: the size of the canvas in points.
    ///   - scale: the number of pixels per point.
    ///   - schemes: the appearances. Each has a golden of its own.
    ///   - placeholderBoxes: whether missing images and colors are drawn in magenta.
    ///   - comparison: the settings of the comparison.
    public init(
        size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light], placeholderBoxes: Bool = false,
        comparison: PictureComparison = .exact
    ) {
        self.placeholderBoxes = placeholderBoxes
        (self.size, self.scale, self.schemes, self.comparison) = (size, scale, schemes, comparison)
    }
}
