import CoreGraphics

// The types of images' buffers, and the blur that image libraries make with them. Conversions are not here.
public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError: vImage_Error = 0
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNoFlags = 0
public let kvImageEdgeExtend = 8
public let kvImageHighQualityResampling = 32

public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        let row = (width * Int(bitsPerPixel) + 127) / 128 * 16
        self.init(
            data: .allocate(byteCount: max(1, row * height), alignment: 16), height: UInt(height), width: UInt(width),
            rowBytes: row)
    }

    public func free() { data?.deallocate() }
}

/// Gives each pixel the average of the pixels in a rectangle around it. With `kvImageEdgeExtend`, the pixels at the edge go on
/// outside of the image; without it, and without a `backgroundColor`, they do so, too.
///
/// - Parameters:
///   - kernel_height: the rectangle's height in pixels, which is odd.
///   - kernel_width: its width in pixels, which is odd.
@discardableResult public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard kernel_height % 2 == 1, kernel_width % 2 == 1, let source = src?.pointee, let target = dest?.pointee,
        let from = source.data, let to = target.data, source.width > 0, source.height > 0
    else { return kvImageInvalidParameter }
    let (width, height) = (Int(source.width), Int(source.height))
    let (across, down) = (Int(kernel_width / 2), Int(kernel_height / 2))
    let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        let place = min(max(y, 0), height - 1) * source.rowBytes + min(max(x, 0), width - 1) * 4 + channel
        return Int(from.load(fromByteOffset: place, as: UInt8.self))
    }
    let count = Int(kernel_width) * Int(kernel_height)
    // The sums of the rectangle's columns move on by one pixel at a time.
    for y in 0..<Int(target.height) {
        for channel in 0..<4 {
            func column(_ x: Int) -> Int { (-down...down).reduce(0) { $0 + sample(x, top + y + $1, channel) } }
            var sum = (-across...across).reduce(0) { $0 + column(left + $1) }
            for x in 0..<Int(target.width) {
                let average = UInt8((sum + count / 2) / count)
                to.storeBytes(of: average, toByteOffset: y * target.rowBytes + x * 4 + channel, as: UInt8.self)
                sum += column(left + x + across + 1) - column(left + x - across)
            }
        }
    }
    return kvImageNoError
}
