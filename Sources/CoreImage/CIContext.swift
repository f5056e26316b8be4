import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import ImageIO

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
    public static let RGBAh = CIFormat(rawValue: 2056)
    public static let RGBAf = CIFormat(rawValue: 2312)
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Keys of Image I/O become options by `as`, as on Apple's systems: `kCGImageDestinationLossyCompressionQuality as CIImageRepresentationOption`.
extension CIImageRepresentationOption: _ObjectiveCBridgeable {
    /// The key of Image I/O.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
    /// The option of a key, which always is there.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout CIImageRepresentationOption?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }
    /// The option of a key, which always is there.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout CIImageRepresentationOption?
    ) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }
    /// The option of a key.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> CIImageRepresentationOption {
        CIImageRepresentationOption(rawValue: source.map { $0 as String } ?? "")
    }
}

/// Draws recipes, a pixel for a unit.
// An open class cannot be checked. There is no state.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    public init(options: [CIContextOption: Any]? = nil) {}

    /// Returns the pixels of a part. The result is nil for parts without area or without end.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let bitmap = image.bitmap(of: fromRect.isInfinite ? fromRect : fromRect.integral) else { return nil }
        return CGImage(
            resource: DisplayImage(bitmap: bitmap, name: "a Core Image picture"), width: bitmap.width,
            height: bitmap.height)
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Writes premultiplied pixels of four bytes, rows from the top. Formats with other sizes are not written.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let shifts: [UInt32]
        switch format {
        case .RGBA8: shifts = [16, 8, 0, 24]
        case .BGRA8: shifts = [0, 8, 16, 24]
        case .ARGB8: shifts = [24, 16, 8, 0]
        default:
            FrameworkWarning.report(
                "CIContext.render(_:toBitmap:…) writes RGBA8, BGRA8 and ARGB8; another format was asked for.")
            return
        }
        guard let bitmap = image.bitmap(of: bounds) else { return }
        bitmap.withPixels { pixels in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = pixels[y * bitmap.width + x]
                    for (index, shift) in shifts.enumerated() {
                        data.storeBytes(
                            of: UInt8(truncatingIfNeeded: pixel >> shift), toByteOffset: y * rowBytes + 4 * x + index,
                            as: UInt8.self)
                    }
                }
            }
        }
    }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        image.bitmap(of: image.extent).flatMap { try? PNGEncoder().encode($0, scale: 1) }
    }

    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let option = options[kCGImageDestinationLossyCompressionQuality as CIImageRepresentationOption]
        let quality = (option as? NSNumber)?.doubleValue ?? option as? Double ?? (option as? CGFloat).map { Double($0) } ?? 0.8
        return image.bitmap(of: image.extent).flatMap { try? JPEGEncoder(quality: quality).encode($0) }
    }

    open func clearCaches() {}
    open class func offlineGPUCount() -> UInt32 { 0 }
}
