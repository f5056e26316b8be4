import DisplayList
import Foundation

/// What the pixels of a bitmap are: gray or RGB, of 8 bits per component.
struct BitmapFormat {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let space: CGColorSpace
    let info: CGBitmapInfo
    let layout: PixelLayout

    /// The result is nil for other pixels.
    ///
    /// - Parameter bytesPerRow: 0 leaves it to the bitmap.
    init?(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo) {
        let bytes = space.numberOfComponents == 1 ? 1 : 4
        guard bitsPerComponent == 8, let layout = PixelLayout(bytes: bytes, colors: space.numberOfComponents, info: info) else {
            return nil
        }
        let row = bytesPerRow == 0 ? width * bytes : bytesPerRow
        guard row >= width * bytes else { return nil }
        (self.width, self.height, self.bytesPerRow, self.space) = (width, height, row, space)
        (self.info, self.layout) = (info, layout)
    }
}

/// The memory of a bitmap, which programs read and change.
final class BitmapMemory {
    let format: BitmapFormat
    let bytes: UnsafeMutableRawPointer
    /// Whether the memory is the caller's own.
    let isCallers: Bool

    /// - Parameter bytes: the caller's memory; nil makes some that is transparent.
    init(_ format: BitmapFormat, at bytes: UnsafeMutableRawPointer? = nil) {
        (self.format, isCallers) = (format, bytes != nil)
        self.bytes = bytes ?? {
            let size = format.bytesPerRow * format.height
            let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
            return memory
        }()
    }

    deinit { if !isCallers { bytes.deallocate() } }

    /// The pixels that are in the memory now.
    var image: CGImage {
        let source = UnsafeRawBufferPointer(
            start: bytes, count: format.bytesPerRow * (format.height - 1) + format.width * format.layout.bytes)
        let pixels = format.layout.pixels(
            of: source, width: format.width, height: format.height, bytesPerRow: format.bytesPerRow)
        return CGImage(pixels: pixels, width: format.width, height: format.height)
    }

    func write(_ pixels: Data) {
        format.layout.write(
            pixels, into: bytes, width: format.width, height: format.height, bytesPerRow: format.bytesPerRow)
    }
}

extension CGContext {
    /// The memory of a bitmap, with what was drawn so far. What a program writes into it is in the image that it makes
    /// later. The value is `nil` for drawings that are no bitmaps, and for pixels other than gray or RGB of 8 bits per
    /// component.
    public var data: UnsafeMutableRawPointer? {
        guard let format else { return nil }
        if memory == nil { memory = BitmapMemory(format) }
        writeMemory()
        return memory?.bytes
    }

    public var bytesPerRow: Int { format?.bytesPerRow ?? 0 }
    public var bitsPerComponent: Int { format == nil ? 0 : 8 }
    public var bitsPerPixel: Int { (format?.layout.bytes ?? 0) * 8 }
    public var colorSpace: CGColorSpace? { format?.space }
    public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }
}
