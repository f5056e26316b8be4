import CoreGraphics
import Foundation
import UIKit

/// A picture that an image consists of.
// An open class cannot be checked. The picture is constant.
open class NSImageRep: NSObject, @unchecked Sendable {
    /// How a picture is to be drawn. No hint has an effect.
    public struct HintKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        public static let userInterfaceLayoutDirection = HintKey(rawValue: "NSImageHintUserInterfaceLayoutDirection")
    }

    let image: NSImage

    init(of image: NSImage) { self.image = image }

    /// In points.
    open var size: CGSize { image.size }
    open var pixelsWide: Int { image.cgImage?.width ?? Int((image.size.width * image.scale).rounded()) }
    open var pixelsHigh: Int { image.cgImage?.height ?? Int((image.size.height * image.scale).rounded()) }

    /// Draws the picture at the origin.
    @discardableResult open func draw() -> Bool { draw(in: CGRect(origin: .zero, size: size)) }
    /// Draws the picture. Returns false where no image is being drawn.
    @discardableResult open func draw(in rect: CGRect) -> Bool {
        guard UIGraphicsGetCurrentContext() != nil else { return false }
        image.draw(in: rect)
        return true
    }
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?, hints: [AnyHashable: Any]?
    ) -> CGImage? { image.cgImage }
}

/// A picture of pixels.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

    public struct PropertyKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Between 0 (the smallest file) and 1 (the best quality).
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        public static let gamma = PropertyKey(rawValue: "NSImageGamma")
    }

    /// Creates a picture from a file's bytes; nil where they are no picture.
    public convenience init?(data: Data) {
        guard let image = NSImage(data: data) else { return nil }
        self.init(of: image)
    }
    public convenience init(cgImage: CGImage) { self.init(of: NSImage(cgImage: cgImage, size: .zero)) }

    open var cgImage: CGImage? { image.cgImage }

    /// The bytes of a file; nil for the formats that are not written here: only PNG, and JPEG.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch storageType {
        case .png: return image.pngData()
        case .jpeg:
            let quality = (properties[.compressionFactor] as? NSNumber)?.doubleValue
                ?? properties[.compressionFactor] as? Double
            return image.jpegData(compressionQuality: quality ?? 0.9)
        // Everything that reads TIFF here reads PNG, too.
        case .tiff: return image.pngData()
        case .bmp, .gif, .jpeg2000: return nil
        }
    }

    open class func representationOfImageReps(
        in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
    ) -> Data? { imageReps.first.flatMap { NSBitmapImageRep(of: $0.image).representation(using: storageType, properties: properties) } }
}
