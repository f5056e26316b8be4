import Foundation

/// The encoded data or pixels of an image, decoded when the image is drawn.
///
/// Two resources are equal if their content is equal, so equal pictures make equal display lists regardless of their
/// origin.
public final class DisplayImage: Hashable, Sendable {
    /// The form in which the image is kept until it is drawn.
    public enum Content: Hashable, Sendable {
        /// The bytes of a file in a format that the renderer reads (PNG, JPEG, WebP, HEIC, SVG, PDF).
        case encoded(Data)
        /// Pixels of four bytes each: red, green, blue, alpha; premultiplied, rows from the top, no padding.
        case pixels(Data, width: Int, height: Int)
        /// A picture drawn by Darkroom.
        case displayList(DisplayList)
    }

    /// The data, pixels or drawing of the image.
    public let content: Content
    /// The size in pixels for bitmaps, in points for drawings (SVG, PDF, display lists).
    public let size: CGSize
    /// Whether the image stays sharp at any size.
    public let isVector: Bool
    /// The name of the image in messages.
    public let name: String
    private let contentHash: Int

    public init(content: Content, size: CGSize, isVector: Bool, name: String) {
        self.content = content
        self.size = size
        self.isVector = isVector
        self.name = name
        var hasher = Hasher()
        hasher.combine(content)
        contentHash = hasher.finalize()
    }

    public static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool {
        lhs === rhs || (lhs.contentHash == rhs.contentHash && lhs.content == rhs.content)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

/// An image and its placement in a frame.
public struct ImageDrawing: Hashable, Sendable {
    /// The filter that scales the image: the nearest pixel (`none`), or else a bilinear filter, behind an average over areas
    /// where the image shrinks.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The way the image fills a frame of another size.
    public enum Resizing: Hashable, Sendable {
        /// The image keeps its own size.
        case none
        /// The middle stretches, and the caps (points: top, left, bottom, right) keep their size.
        case stretch(CapInsets)
        /// The middle repeats.
        case tile(CapInsets)
    }

    /// The widths and heights of the parts at the edges that keep their size, in points of the image's natural size.
    public struct CapInsets: Hashable, Sendable {
        /// The height of the top cap.
        public var top: CGFloat
        /// The width of the left cap.
        public var left: CGFloat
        /// The height of the bottom cap.
        public var bottom: CGFloat
        /// The width of the right cap.
        public var right: CGFloat

        /// No caps: the whole image stretches or repeats.
        public static let zero = CapInsets(top: 0, left: 0, bottom: 0, right: 0)

        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// The image that is drawn.
    public var resource: DisplayImage
    /// The destination rectangle in points.
    public var frame: CGRect
    /// The image's own size in points, which is the unit of caps and tiles.
    public var naturalSize: CGSize
    /// The way the image fills `frame`.
    public var resizing: Resizing
    /// The filter for an image whose pixels are not the picture's.
    public var interpolation: Interpolation
    /// The paint for the image's alpha if the image is a template, or `nil` to draw the image's own colors.
    public var template: Paint?
    /// Whether the edges of an image that is not on whole pixels are smooth.
    public var isAntialiased: Bool
    /// Whether left and right are swapped, for right-to-left layouts.
    public var isMirrored: Bool

    public init(
        resource: DisplayImage, frame: CGRect, naturalSize: CGSize, resizing: Resizing = .stretch(.zero),
        interpolation: Interpolation = .medium, template: Paint? = nil, isAntialiased: Bool = true,
        isMirrored: Bool = false
    ) {
        self.resource = resource
        self.frame = frame
        self.naturalSize = naturalSize
        self.resizing = resizing
        self.interpolation = interpolation
        self.template = template
        self.isAntialiased = isAntialiased
        self.isMirrored = isMirrored
    }
}
