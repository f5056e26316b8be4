import CairoGraphics
import CoreGraphics
import Foundation

/// The settings for comparing a picture with its golden.
public struct PictureComparison: Sendable, Equatable {
    /// The number of pixels that may differ, and by how much.
    public var tolerance: DifferenceTolerance
    /// The rectangles that are not compared, in points.
    public var masks: [CGRect]

    /// - Parameters:
    ///   - tolerance: the number of pixels that may differ, and by how much.
    ///   - masks: the rectangles that are not compared, in points.
    public init(tolerance: DifferenceTolerance = .exact, masks: [CGRect] = []) {
        (self.tolerance, self.masks) = (tolerance, masks)
    }

    /// All pixels must be equal.
    public static let exact = PictureComparison()

    /// Returns a comparison with a tolerance.
    public static func within(_ tolerance: DifferenceTolerance) -> PictureComparison {
        PictureComparison(tolerance: tolerance)
    }

    /// Returns a comparison that ignores rectangles, given in points.
    public static func outside(_ masks: CGRect...) -> PictureComparison { PictureComparison(masks: masks) }
}
