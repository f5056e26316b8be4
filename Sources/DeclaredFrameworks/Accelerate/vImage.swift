import CoreGraphics

// The types of images' buffers. Their conversions are not here.
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
