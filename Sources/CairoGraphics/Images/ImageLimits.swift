import DisplayList
import Foundation

/// How large a picture may be before reading it is refused, so that a small file cannot fill the memory.
enum ImageLimits {
    /// The longest edge, in pixels (bitmaps) or points (drawings).
    static let longestEdge = 20_000

    /// The most pixels: 400 MB once they are decoded.
    static let pixelCount = 100_000_000

    /// The most bytes a file may have.
    static let byteCount = 256 << 20

    static func allows(width: Int, height: Int) -> Bool {
        width <= longestEdge && height <= longestEdge && width.multipliedReportingOverflow(by: height).overflow == false
            && width * height <= pixelCount
    }

    /// - Throws: `AssetFailure` where a picture of this size is refused or empty.
    static func check(width: Int, height: Int, name: String) throws {
        guard width > 0, height > 0 else {
            throw AssetFailure(message: "The image \(name) is empty: it is \(width) by \(height).")
        }
        guard allows(width: width, height: height) else {
            throw AssetFailure(
                message: "The image \(name) is too large: \(width) by \(height), where at most \(longestEdge) along "
                    + "an edge and \(pixelCount / 1_000_000) million pixels in all are read. Use a smaller one.")
        }
    }
}
