import DisplayList
import Foundation

extension DisplayImage {
    /// Creates a resource from a bitmap's pixels.
    public convenience init(bitmap: Bitmap, name: String) {
        let (width, height) = (bitmap.width, bitmap.height)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            bitmap.withPixels { source in
                for (index, pixel) in source.enumerated() {
                    bytes[4 * index] = UInt8(truncatingIfNeeded: pixel >> 16)
                    bytes[4 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    bytes[4 * index + 2] = UInt8(truncatingIfNeeded: pixel)
                    bytes[4 * index + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
                }
            }
            count = width * height * 4
        }
        self.init(
            content: .pixels(Data(bytes), width: width, height: height), size: CGSize(width: width, height: height),
            isVector: false, name: name)
    }
}
