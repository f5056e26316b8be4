import Foundation

/// An image's data as it came, decoded where it is drawn.
///
/// Equality goes by content, so equal pictures make equal display lists wherever they were loaded from.
public final class DisplayImage: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// The bytes of a file of any format the renderer reads (PNG, JPEG, WebP, HEIC, SVG, PDF).
        case encoded(Data)
        /// Pixels, four bytes each: red, green, blue, alpha; premultiplied, rows from the top, no padding.
        case pixels(Data, width: Int, height: Int)
        /// A picture of our own.
        case displayList(DisplayList)
    }

    public let content: Content
    /// The size in pixels for bitmaps, in points for drawings (SVG, PDF, display lists).
    public let size: CGSize
    /// Whether the image stays sharp at any size.
    public let isVector: Bool
    /// What to call it in a message.
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

/// An image and how it is laid into its frame.
public struct ImageDrawing: Hashable, Sendable {
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// How the image fills a frame of another size.
    public enum Resizing: Hashable, Sendable {
        /// The image keeps its own size.
        case none
        /// The middle stretches, the caps (points: top, left, bottom, right) keep their size.
        case stretch(CapInsets)
        /// The middle repeats.
        case tile(CapInsets)
    }

    public struct CapInsets: Hashable, Sendable {
        public var top: CGFloat
        public var left: CGFloat
        public var bottom: CGFloat
        public var right: CGFloat

        public static let zero = CapInsets(top: 0, left: 0, bottom: 0, right: 0)

        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    public var resource: DisplayImage
    /// Where the image goes, in points.
    public var frame: CGRect
    /// The image's own size in points, by which caps and tiles are measured.
    public var naturalSize: CGSize
    public var resizing: Resizing
    public var interpolation: Interpolation
    /// Paints the image's alpha alone, as a template; nil draws its own colours.
    public var template: Paint?
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
