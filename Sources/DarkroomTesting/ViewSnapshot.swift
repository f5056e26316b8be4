import CoreGraphics
import SwiftUI

/// How a view is drawn and compared in a test: on a canvas of a size, light, with three pixels per point, exactly.
public struct ViewSnapshot: Sendable {
    /// The canvas in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The appearances; each has its golden.
    public var schemes: [ColorScheme]
    /// How the pictures are compared with their goldens.
    public var comparison: PictureComparison

    /// - Parameters:
    ///   - size: the canvas in points.
    ///   - scale: pixels per point.
    ///   - schemes: the appearances; each has its golden.
    ///   - comparison: how the pictures are compared with their goldens.
    public init(
        size: CGSize, scale: CGFloat = 3, schemes: [ColorScheme] = [.light], comparison: PictureComparison = .exact
    ) {
        (self.size, self.scale, self.schemes, self.comparison) = (size, scale, schemes, comparison)
    }
}
