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
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        provider.bytes.withUnsafeBytes { source in
            for row in 0..<height {
                for column in 0..<width {
                    let pixel = UnsafeRawBufferPointer(rebasing: source[(row * bytesPerRow + column * bytes)...].prefix(bytes))
                    let place = (row * width + column) * 4
                    (pixels[place], pixels[place + 1], pixels[place + 2], pixels[place + 3]) = layout.color(of: pixel)
                }
            }
        }
        self.init(
            resource: DisplayImage(
                content: .pixels(Data(pixels), width: width, height: height), size: CGSize(width: width, height: height),
                isVector: false, name: "an image of pixels"),
            width: width, height: height)
    }
}

/// Where the components of a pixel are among its bytes.
private struct PixelLayout {
    /// The places of red, green and blue, or of gray three times.
    let colors: (red: Int, green: Int, blue: Int)
    /// The place of the alpha; nil for opaque pixels.
    let alpha: Int?
    let isPremultiplied: Bool

    /// - Parameters:
    ///   - bytes: the bytes of a pixel.
    ///   - colors: the components of a color, without alpha.
    init?(bytes: Int, colors: Int, info: CGBitmapInfo) {
        guard let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) else { return nil }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
        guard kind != .alphaOnly, bytes == colors || bytes == colors + 1, bytes > colors || kind == .none else { return nil }
        let start = isFirst && bytes > colors ? 1 : 0
        var places = (0..<3).map { start + min($0, colors - 1) }
        var alpha = bytes > colors ? (isFirst ? 0 : colors) : 0
        // The bytes of a number of 32 bits are the other way round.
        if bytes == 4, info.contains(.byteOrder32Little), !info.contains(.byteOrder32Big) {
            places = places.map { 3 - $0 }
            alpha = 3 - alpha
        }
        self.colors = (places[0], places[1], places[2])
        self.alpha = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(kind) ? alpha : nil
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
    }

    /// Returns the premultiplied color of a pixel.
    func color(of pixel: UnsafeRawBufferPointer) -> (UInt8, UInt8, UInt8, UInt8) {
        let (red, green, blue) = (pixel[colors.red], pixel[colors.green], pixel[colors.blue])
        guard let alpha else { return (red, green, blue, 255) }
        let opacity = pixel[alpha]
        if isPremultiplied { return (min(red, opacity), min(green, opacity), min(blue, opacity), opacity) }
        func multiplied(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(opacity) + 127) / 255) }
        return (multiplied(red), multiplied(green), multiplied(blue), opacity)
    }
}
