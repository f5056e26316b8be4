import DisplayList
import Foundation

/// The limits for the size of a picture, so that a small file cannot fill the memory.
enum ImageLimits {
    /// The longest edge, in pixels (bitmaps) or points (drawings).
    static let longestEdge = 20_000

    /// The maximum number of pixels, which take 400 MB when decoded.
    static let pixelCount = 100_000_000

    /// The maximum size of a file in bytes.
    static let byteCount = 256 << 20

    static func allows(width: Int, height: Int) -> Bool {
        width <= longestEdge && height <= longestEdge && width.multipliedReportingOverflow(by: height).overflow == false
            && width * height <= pixelCount
    }

    /// - Throws: `AssetFailure` if a picture of this size is empty or exceeds the limits.
    static func check(width: Int, height: Int, name: String) throws {
        guard width > 0, height > 0 else {
            throw AssetFailure(message: "The image \(name) is empty: it is \(width) by \(height).")
        }
        guard allows(width: width, height: height) else {
            throw AssetFailure(
                message: "The image \(name) is too large: \(width) by \(height), and the limits are \(longestEdge) along "
                    + "an edge and \(pixelCount / 1_000_000) million pixels in all. Use a smaller one.")
        }
    }
}
