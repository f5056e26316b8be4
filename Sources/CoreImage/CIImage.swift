import CairoGraphics
import CoreGraphics
import CoreVideo
import DisplayList
import Foundation
import ImageIO

/// The recipe of an image. Its y axis points up, and a unit is a pixel.
// An open class cannot be checked. All state is constant.
open class CIImage: NSObject, @unchecked Sendable {
    /// The drawing, in coordinates whose y axis points down from the same origin.
    let items: [DisplayItem]
    /// The part of the plane where the image is; infinite for colors and clamped images.
    public let extent: CGRect
    /// The part whose edges continue without end, where the image is clamped.
    let clamped: CGRect?

    init(items: [DisplayItem], extent: CGRect, clamped: CGRect? = nil) {
        (self.items, self.extent, self.clamped) = (items, extent, clamped)
    }

    /// Stands for infinity where something has to be drawn; Cairo's numbers end at 2^23.
    static let plane = CGRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000)

    open class func empty() -> CIImage { CIImage(items: [], extent: .null) }

    /// Creates an empty image.
    public override convenience init() { self.init(items: [], extent: .null) }

    convenience init(resource: DisplayImage, width: Int, height: Int) {
        let size = CGSize(width: width, height: height)
        let frame = CGRect(x: 0, y: -size.height, width: size.width, height: size.height)
        self.init(
            items: [.image(ImageDrawing(resource: resource, frame: frame, naturalSize: size))],
            extent: CGRect(origin: .zero, size: size))
    }

    public convenience init(cgImage image: CGImage) {
        self.init(resource: image.resource, width: image.width, height: image.height)
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { self.init(cgImage: image) }

    /// Creates an image from a file's bytes. The result is nil if they are not a picture.
    public convenience init?(data: Data) {
        guard let source = CGImageSourceCreateWithData(NSData(data: data), nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) { self.init(data: data) }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) { self.init(contentsOf: url) }

    /// Creates an empty image: no buffer has pixels.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(items: [], extent: .null)
    }

    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(items: [], extent: .null)
    }

    /// Creates an image of one color without end.
    public convenience init(color: CIColor) {
        let rgba = RGBAColor(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
        self.init(items: [.fill(Path(Self.plane), FillStyle(), .color(rgba))], extent: .infinite)
    }

    open class var black: CIImage { CIImage(color: .black) }
    open class var white: CIImage { CIImage(color: .white) }
    open class var gray: CIImage { CIImage(color: .gray) }
    open class var red: CIImage { CIImage(color: .red) }
    open class var green: CIImage { CIImage(color: .green) }
    open class var blue: CIImage { CIImage(color: .blue) }
    open class var clear: CIImage { CIImage(color: .clear) }

    open var properties: [String: Any] { [:] }
    open var url: URL? { nil }
    open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// The pixels of the whole image, or nil for an image without end.
    open var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }

    /// Draws a part, a pixel for a unit.
    ///
    /// - Returns: nil for parts without area, without end or over 32,767 pixels.
    func bitmap(of rect: CGRect) -> Bitmap? {
        guard !rect.isNull, !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
        var group = DisplayGroup(items: items)
        group.transform = CGAffineTransform(translationX: -rect.minX, y: rect.maxY)
        let list = DisplayList(size: rect.size, items: [.group(group)])
        return try? BitmapRenderer(images: AssetLibrary.current?.decoder).render(list, scale: 1)
    }

    /// An image of pixels in a part.
    convenience init(bitmap: Bitmap, in rect: CGRect, clamped: CGRect? = nil) {
        let resource = DisplayImage(bitmap: bitmap, name: "a Core Image picture")
        let frame = CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
        self.init(
            items: [.image(ImageDrawing(resource: resource, frame: frame, naturalSize: rect.size))],
            extent: clamped == nil ? rect : .infinite, clamped: clamped)
    }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
}
