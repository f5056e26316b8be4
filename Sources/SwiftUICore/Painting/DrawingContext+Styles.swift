import DisplayList
import Foundation

extension DrawingContext {
    /// Draws with a style. `body` makes the items from the paint for `frame`; shadows and blending are applied around
    /// them.
    ///
    /// - Parameter origin: The origin of the content's coordinates; nil for the origin of `frame`.
    mutating func draw(
        with style: ShapeStylePaint, frame: CGRect, origin: CGPoint? = nil, outline: @autoclosure () -> Path,
        _ body: (Paint) -> [DisplayItem]
    ) {
        let items = body(style.paint(in: frame, origin: origin))
        if !style.backdrop.isEmpty {
            for item in items.compactMap({ DrawingContext.backdrop(of: $0, in: style) }) { append(item) }
        }
        let inner = style.shadows.filter(\.isInner)
        let drop = style.shadows.filter { !$0.isInner }
        if inner.isEmpty && drop.isEmpty && style.blendMode == .normal && style.imageOpacity == 1 {
            for item in items { append(item) }
            return
        }
        let shape = outline()
        let thrown = inner.map { DrawingContext.innerShadow($0, items: items, outline: shape) }
        group {
            for item in items + thrown { $0.append(item) }
        } change: { group in
            group.opacity = style.imageOpacity
            group.blendMode = style.blendMode
            group.filters = drop.map { .shadow(color: $0.color, radius: $0.radius, offset: $0.offset) }
        }
    }

    /// Returns what lies behind an item, as the style filters it, or nil for an item that has no outline.
    private static func backdrop(of item: DisplayItem, in style: ShapeStylePaint) -> DisplayItem? {
        let clip: DisplayGroup.Clip
        switch item {
        case .fill(let path, let fill, _): clip = DisplayGroup.Clip(path: path, style: fill)
        case .stroke(let path, let stroke, _): clip = DisplayGroup.Clip(path: path.strokedPath(stroke))
        case .glyphs, .image, .group: return nil
        }
        var group = DisplayGroup()
        group.clips = [clip]
        group.backdrop = style.backdrop
        group.opacity = min(1, style.opacity)
        return .group(group)
    }

    /// Returns an inner shadow: the shadow of a frame around the items' shape, clipped to the shape.
    private static func innerShadow(_ shadow: ResolvedShadow, items: [DisplayItem], outline: Path) -> DisplayItem {
        var around = Path(outline.boundingRect.insetBy(dx: -reach(of: shadow) - 10, dy: -reach(of: shadow) - 10))
        around.addPath(outline)
        return innerShadow(shadow, of: [.fill(around, FillStyle(eoFill: true), .color(shadow.color))], in: items)
    }

    /// Returns an inner shadow of items that have no outline, such as glyphs: the shadow of all that lies around them.
    ///
    /// - Parameters:
    ///   - shape: the same items, opaque.
    ///   - frame: holds the items, but for what letters reach out of it.
    static func innerShadow(_ shadow: ResolvedShadow, items: [DisplayItem], shape: [DisplayItem], in frame: CGRect) -> DisplayItem {
        let margin = reach(of: shadow) + max(10, frame.height)
        var hole = DisplayGroup(items: shape)
        hole.blendMode = .destinationOut
        let around = DisplayItem.fill(Path(frame.insetBy(dx: -margin, dy: -margin)), FillStyle(), .color(shadow.color))
        return innerShadow(shadow, of: [around, .group(hole)], in: items)
    }

    /// Returns the shadow of what lies around items, clipped to them.
    private static func innerShadow(_ shadow: ResolvedShadow, of around: [DisplayItem], in items: [DisplayItem]) -> DisplayItem {
        var thrown = DisplayGroup(items: around)
        thrown.filters = [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)]
        var clipped = DisplayGroup(items: [.group(thrown)])
        clipped.mask = items
        return .group(clipped)
    }

    /// How far a shadow reaches from what throws it.
    private static func reach(of shadow: ResolvedShadow) -> CGFloat {
        2 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    }
}

extension _ResolutionContext {
    /// Returns the resolved paint of a style.
    func paint<S: ShapeStyle>(_ style: S) -> ShapeStylePaint { style._paint(in: ShapeStyleContext(environment)) }

    /// The resolved paint of the current foreground style.
    var foregroundPaint: ShapeStylePaint { paint(ForegroundStyle()) }
}
