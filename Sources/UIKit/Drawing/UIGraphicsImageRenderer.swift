import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation

/// The format of a renderer's pictures.
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds in points.
    public internal(set) var bounds = CGRect.zero

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

    public required override init() {}
}

/// The scale and opacity of an image renderer's pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// The number of pixels per point, or 0 for the screen's scale.
    open var scale: CGFloat = UITraitCollection.current.displayScale
    open var opaque = false
    /// The color range, which has no effect because every picture is drawn in sRGB.
    open var preferredRange = Range.automatic

    public required init() {}

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The drawing environment of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing environment of an image renderer's actions, which can return what is drawn so far as an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    let scale: CGFloat

    init(_ context: CGContext, scale: CGFloat) {
        self.scale = scale
        super.init(context)
    }

    open var format: UIGraphicsRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.bounds) = (scale, cgContext.boundingBoxOfClipPath)
        return format
    }
    open var currentImage: UIImage { UIImage(drawing: cgContext, scale: scale) ?? UIImage() }
}

/// A renderer that makes images from drawing actions.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect
    open var allowsImageOutput: Bool { bounds.width > 0 && bounds.height > 0 }

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        format.bounds = bounds
        (self.bounds, self.format) = (bounds, format)
    }

    /// Returns the image that `actions` draw, or an empty image if the size has no area.
    open func image(actions: DrawingActions) -> UIImage {
        let scale = format.scale > 0 && format.scale.isFinite
            ? format.scale : UITraitCollection.current.displayScale
        let context = CGContext(pointSize: bounds.size)
        if format.opaque { context.fillWhole(.black) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, scale: scale))
        UIGraphicsPopContext()
        return UIImage(drawing: context, scale: scale) ?? UIImage()
    }

    /// Returns the bytes of a PNG file, or empty data if the size has no area.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
