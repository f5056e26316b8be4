import Foundation

/// A picture as a plain value: what to draw, in order, in points.
///
/// Layout makes it and a renderer replays it, on any thread. It carries everything it needs: equal lists draw equal
/// pictures.
public struct DisplayList: Hashable, Sendable {
    /// The picture's size in points.
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing to draw.
public enum DisplayItem: Hashable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, Paint)
    case image(ImageDrawing)
    indirect case group(DisplayGroup)
}

/// Items that are drawn together and then changed as one.
///
/// The items are drawn in the coordinates that `transform` maps to the parent's. Then, in this order and in the group's
/// own coordinates: clips, mask, filters; then opacity and blend mode as the group meets what lies below.
public struct DisplayGroup: Hashable, Sendable {
    public var transform: CGAffineTransform = .identity
    public var clips: [Clip] = []
    /// Items whose alpha multiplies the group's; nil means no mask.
    public var mask: [DisplayItem]?
    public var filters: [DisplayFilter] = []
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    /// Whether the items are mixed with each other before they meet what lies below, even where nothing else asks for it.
    public var isIsolated = false
    public var items: [DisplayItem]

    public init(items: [DisplayItem] = []) { self.items = items }

    public struct Clip: Hashable, Sendable {
        public var path: Path
        public var style: FillStyle

        public init(path: Path, style: FillStyle = FillStyle()) {
            self.path = path
            self.style = style
        }
    }

    /// Whether drawing the items straight onto what lies below would give the same picture.
    public var needsNoLayer: Bool {
        mask == nil && filters.isEmpty && opacity >= 1 && blendMode == .normal && !isIsolated
    }
}

/// A change to a group's pixels; lengths are points in the group's coordinates.
public enum DisplayFilter: Hashable, Sendable {
    /// A copy of the group's alpha in `color`, blurred (`radius` is twice the Gaussian's standard deviation), below it.
    case shadow(color: RGBAColor, radius: CGFloat, offset: CGSize)
    /// A Gaussian blur of standard deviation `radius`; `isOpaque` keeps the edges from turning transparent.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Rows of red, green, blue and alpha; columns of red, green, blue, alpha and a constant. Not premultiplied, 0…1.
    case colorMatrix([Double])
    /// Replaces alpha by the luminance.
    case luminanceToAlpha
}
