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
    /// The settings of the comparison.
    public var comparison: PictureComparison

    /// - Parameters:
    ///   - size: the size of the canvas in points.
    ///   - scale: the number of pixels per point.
    ///   - schemes: the appearances. Each has a golden of its own.
    ///   - comparison: the settings of the comparison.
    public init(
        size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light], comparison: PictureComparison = .exact
    ) {
        (self.size, self.scale, self.schemes, self.comparison) = (size, scale, schemes, comparison)
    }
}
