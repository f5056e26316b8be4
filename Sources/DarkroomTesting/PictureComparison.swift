import CairoGraphics
import CoreGraphics
import Foundation

/// How a picture is compared with its golden: exactly, unless something may differ.
public struct PictureComparison: Sendable, Equatable {
    /// How many pixels may differ, and by how much.
    public var tolerance: DifferenceTolerance
    /// Parts that are not compared, in points.
    public var masks: [CGRect]

    /// - Parameters:
    ///   - tolerance: how many pixels may differ, and by how much.
    ///   - masks: parts that are not compared, in points.
    public init(tolerance: DifferenceTolerance = .exact, masks: [CGRect] = []) {
        (self.tolerance, self.masks) = (tolerance, masks)
    }

    /// Every pixel has to be the same.
    public static let exact = PictureComparison()

    /// So many pixels may differ by so much.
    public static func within(_ tolerance: DifferenceTolerance) -> PictureComparison {
        PictureComparison(tolerance: tolerance)
    }

    /// The parts, in points, are not compared.
    public static func outside(_ masks: CGRect...) -> PictureComparison { PictureComparison(masks: masks) }
}
