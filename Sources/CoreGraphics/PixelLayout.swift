import DisplayList
import Foundation

/// Where the components of a pixel are among its bytes.
struct PixelLayout {
    /// The places of red, green and blue, or of gray three times.
    let colors: (red: Int, green: Int, blue: Int)
    /// The place of the alpha; nil for opaque pixels.
    let alpha: Int?
    let isPremultiplied: Bool
    /// The bytes of a pixel.
    let bytes: Int
    /// Whether a pixel has one component besides the alpha.
    let isGray: Bool

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
        (self.bytes, isGray) = (bytes, colors == 1)
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

    /// Returns premultiplied pixels of four bytes each: red, green, blue, alpha, rows from the top without padding.
    func pixels(of source: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Data {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = UnsafeRawBufferPointer(rebasing: source[(row * bytesPerRow + column * bytes)...].prefix(bytes))
                let place = (row * width + column) * 4
                (pixels[place], pixels[place + 1], pixels[place + 2], pixels[place + 3]) = color(of: pixel)
            }
        }
        return Data(pixels)
    }

    /// Writes premultiplied pixels of four bytes each, rows from the top without padding, into a bitmap's memory.
    ///
    /// A bitmap without alpha gets the premultiplied components, as if its ground were black.
    func write(
        _ pixels: Data, into target: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
    ) {
        pixels.withUnsafeBytes { source in
            for row in 0..<height {
                for column in 0..<width {
                    let place = (row * width + column) * 4
                    let pixel = target + row * bytesPerRow + column * bytes
                    let (red, green, blue) = (source[place], source[place + 1], source[place + 2])
                    let values = isGray ? PixelLayout.gray(red, green, blue) : (red, green, blue)
                    pixel.storeBytes(of: values.0, toByteOffset: colors.red, as: UInt8.self)
                    if !isGray {
                        pixel.storeBytes(of: values.1, toByteOffset: colors.green, as: UInt8.self)
                        pixel.storeBytes(of: values.2, toByteOffset: colors.blue, as: UInt8.self)
                    }
                    if let alpha { pixel.storeBytes(of: source[place + 3], toByteOffset: alpha, as: UInt8.self) }
                }
            }
        }
    }

    /// The gray of the same luminance.
    private static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (UInt8, UInt8, UInt8) {
        if red == green, green == blue { return (red, red, red) }
        let linear = [red, green, blue].map { TransferCurve.linear(Double($0) / 255) }
        let gray = TransferCurve.encoded(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
        let value = UInt8((min(1, max(0, gray)) * 255).rounded())
        return (value, value, value)
    }
}
