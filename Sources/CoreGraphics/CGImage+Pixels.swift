import DisplayList
import Foundation

extension CGImage {
    /// Creates an image of pixels in memory: gray or RGB, with or without alpha, of 8 bits per component.
    ///
    /// The result is `nil` for other pixels, and where the provider has fewer bytes than the size needs. `decode`,
    /// `shouldInterpolate` and `intent` have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let bytes = bitsPerPixel / 8
        guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15, bitsPerComponent == 8, bitsPerPixel % 8 == 0,
            bytesPerRow >= width * bytes, provider.bytes.count >= bytesPerRow * (height - 1) + width * bytes,
            let layout = PixelLayout(bytes: bytes, colors: space.numberOfComponents, info: bitmapInfo)
        else { return nil }
        let pixels = provider.bytes.withUnsafeBytes { source in
            layout.pixels(of: source, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        self.init(pixels: pixels, width: width, height: height)
    }

    /// Creates an image of premultiplied pixels of four bytes each: red, green, blue, alpha, rows from the top.
    convenience init(pixels: Data, width: Int, height: Int) {
        self.init(
            resource: DisplayImage(
                content: .pixels(pixels, width: width, height: height), size: CGSize(width: width, height: height),
                isVector: false, name: "an image of pixels"),
            width: width, height: height)
    }
}
