import DisplayList
import Foundation

extension GraphicsContext {
    /// Options for clipping.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps the area outside the clip.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Adds `path` to the clip for subsequent drawing.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let placed = path.applying(transform)
        if options.contains(.inverse) {
            clips.append(.mask(layer.inverse(of: [.fill(placed, style, .black)])))
        } else {
            clips.append(.path(placed, style))
        }
    }

    /// Multiplies the alpha of subsequent drawing by that of a layer that `content` draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = newLayer()
        try content(&inner)
        var group = DisplayGroup(items: inner.layer.items)
        group.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 1
        let mask = [DisplayItem.group(group)]
        clips.append(.mask(options.contains(.inverse) ? layer.inverse(of: mask) : mask))
    }

    /// The smallest rectangle that encloses the clips, in the current coordinates.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: layer.size)
        for case .path(let path, _) in clips { rect = rect.intersection(path.boundingRect) }
        return rect.isNull ? .zero : rect.applying(transform.inverted())
    }

    /// Draws the output of `content` as one group.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = newLayer()
        try content(&inner)
        guard !inner.layer.items.isEmpty else { return }
        var group = DisplayGroup(items: inner.layer.items)
        group.isIsolated = inner.layer.mixes
        add([.group(group)], in: .identity)
    }

    /// Returns a context with the same coordinates that draws into a separate layer.
    private func newLayer() -> GraphicsContext {
        var inner = GraphicsContext(layer: CanvasLayer(size: layer.size), symbols: symbols, resolution: resolution)
        inner.transform = transform
        return inner
    }
}
