import CPixels
import Foundation

/// The pixels at which two pictures differ by more than a tolerance. `PictureDiffer` describes differences in more
/// detail.
public struct BitmapComparison: Hashable, Sendable {
    /// Whether the pictures have the same width and height. If not, nothing else is compared.
    public let isSameSize: Bool
    /// The number of pixels that differ by more than the tolerance, or all pixels of the larger picture if the sizes
    /// differ.
    public let differingPixels: Int
    /// The largest difference in a channel (premultiplied, 0…255), regardless of the tolerance.
    public let largestDifference: Int
    /// The smallest rectangle around the differing pixels, or `nil` if there are none or the sizes differ.
    public let region: PictureDifference.Box?

    /// Whether no pixel differs by more than the tolerance.
    public var isEqual: Bool { isSameSize && differingPixels == 0 }

    /// Compares two pictures. Channels may differ by `tolerance` steps of 255.
    public init(_ expected: Bitmap, _ actual: Bitmap, tolerance: Int = 0) {
        isSameSize = expected.width == actual.width && expected.height == actual.height
        guard isSameSize else {
            differingPixels = max(expected.width * expected.height, actual.width * actual.height)
            largestDifference = 255
            region = nil
            return
        }
        let found = Self.compare(expected, actual, tolerance)
        differingPixels = found.count
        largestDifference = Int(found.largest)
        region = found.count == 0
            ? nil
            : PictureDifference.Box(
                x: Int(found.min_x), y: Int(found.min_y), width: Int(found.max_x - found.min_x) + 1,
                height: Int(found.max_y - found.min_y) + 1)
    }

    private static func compare(_ expected: Bitmap, _ actual: Bitmap, _ tolerance: Int) -> cpixels_differences {
        expected.withPixels { first in
            actual.withPixels { second in
                cpixels_compare(
                    first.baseAddress!, second.baseAddress!, Int32(expected.width), Int32(expected.height),
                    Int32(max(0, min(255, tolerance))))
            }
        }
    }
}
