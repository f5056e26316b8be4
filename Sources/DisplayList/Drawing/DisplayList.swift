import Foundation

/// A picture as a plain value: a list of drawing operations, in order, in points.
///
/// Layout makes the list, and a renderer replays it on any thread. The list contains everything that the renderer
/// needs, so equal lists draw equal pictures.
public struct DisplayList: Hashable, Sendable {
    /// The picture's size in points.
    public var size: CGSize
    /// The operations from back to front.
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// A drawing operation.
public enum DisplayItem: Hashable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, Paint)
    case image(ImageDrawing)
    indirect case group(DisplayGroup)
}

/// A group of items that are composited as one.
///
/// The items are drawn in the group's coordinates, which `transform` maps to the parent's. The renderer applies clips,
/// mask and filters in this order and in the group's own coordinates. Then it composites the group with its opacity and
/// blend mode.
public struct DisplayGroup: Hashable, Sendable {
    /// The map from the group's coordinates to the parent's.
    public var transform: CGAffineTransform = .identity
    /// The outlines that limit the group. Only what lies inside all of them is drawn.
    public var clips: [Clip] = []
    /// Items whose alpha is multiplied with the group's, or `nil` for no mask.
    public var mask: [DisplayItem]?
    /// The filters, the first one to apply first.
    public var filters: [DisplayFilter] = []
    /// The filters of the content below. A filtered copy of it is drawn inside the clips before the items, with the group's
    /// opacity. A blur sees the content around the clips, too. Vector pictures leave the copy out.
    public var backdrop: [DisplayFilter] = []
    /// The factor for the alpha of the group as a whole, 0…1.
    public var opacity: Double = 1
    /// The way the group's colors are mixed with those of the content below.
    public var blendMode: BlendMode = .normal
    /// Whether the items are composited with each other before they meet the content below, even if no other property
    /// requires it.
    public var isIsolated = false
    /// The operations from back to front, in the group's coordinates.
    public var items: [DisplayItem]

    public init(items: [DisplayItem] = []) { self.items = items }

    /// An outline whose inside stays visible.
    public struct Clip: Hashable, Sendable {
        /// The outline, in the group's coordinates.
        public var path: Path
        /// The rule that determines the inside, and whether the edge is antialiased.
        public var style: FillStyle

        public init(path: Path, style: FillStyle = FillStyle()) {
            self.path = path
            self.style = style
        }
    }

    /// Whether drawing the items directly onto the content below gives the same picture.
    public var needsNoLayer: Bool {
        mask == nil && filters.isEmpty && opacity >= 1 && blendMode == .normal && !isIsolated
    }
}

/// A filter on a group's pixels. Lengths are points in the group's coordinates.
public enum DisplayFilter: Hashable, Sendable {
    /// Draws a blurred copy of the group's alpha in `color` below the group. `radius` is twice the Gaussian's standard
    /// deviation.
    case shadow(color: RGBAColor, radius: CGFloat, offset: CGSize)
    /// Applies a Gaussian blur whose standard deviation is `radius`. `isOpaque` keeps the edges opaque.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Multiplies unpremultiplied colors, 0…1, by a matrix. The rows are red, green, blue and alpha; the columns are
    /// red, green, blue, alpha and a constant.
    case colorMatrix([Double])
    /// Replaces the alpha by the luminance.
    case luminanceToAlpha
}
