// CoreVideo: the names of pixel formats and buffers. No video is decoded, so a buffer has no pixels.
@_exported import Foundation
@_exported import FoundationSupplement

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnAllocationFailed: CVReturn = -6662

public let kCVPixelFormatType_24RGB: OSType = 0x18
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: CFString { "Width" }
public var kCVPixelBufferHeightKey: CFString { "Height" }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// A frame of a video. None is ever made.
public final class CVBuffer: Hashable, Sendable {
    private init() {}
    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { 0 }
@discardableResult public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }
@discardableResult public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }

/// Makes no buffer.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }
