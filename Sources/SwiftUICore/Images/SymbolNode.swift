import DisplayList
import Foundation

/// Draws a symbol in the foreground style.
final class SymbolNode: _LayoutNode {
    private let symbol: SizedSymbol
    private let isResizable: Bool
    private let paints: [ShapeStylePaint]

    init(_ image: Image, symbol: SizedSymbol, context: _ResolutionContext) {
        self.symbol = symbol
        isResizable = image.resizing != .none
        let mode = image.symbolRenderingMode ?? context.environment.symbolRenderingMode
        paints = SymbolNode.paints(mode, layers: symbol.outline.layers.count, in: context)
        super.init(context: context)
    }

    /// A paint for each layer: one for all, or each a level of the foreground style.
    private static func paints(
        _ mode: SymbolRenderingMode?, layers: Int, in context: _ResolutionContext
    ) -> [ShapeStylePaint] {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
        switch mode?.kind {
        case .hierarchical, .palette:
            return (0..<layers).map { context.paint(levels[min($0, 2)]) }
        case .monochrome, .multicolor, nil:
            return Array(repeating: context.foregroundPaint, count: layers)
        }
    }

    /// A symbol's box in whole pixels, as SwiftUI gives it.
    private var naturalSize: CGSize {
        CGSize(
            width: symbol.size.width.rounded(toScale: displayScale),
            height: symbol.size.height.rounded(toScale: displayScale))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    override func computeExplicitGuides() -> ExplicitGuides {
        .only(VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        symbol.size.height > 0 ? symbol.baseline * size.height / symbol.size.height : size.height
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = CGRect(origin: drawing.pixelOrigin, size: frame.size)
        let box = symbol.outline.size
        guard frame.width > 0, frame.height > 0, box.width > 0, box.height > 0 else { return }
        let isMirrored = isRightToLeft && symbol.outline.isMirroredInRightToLeft
        let (scaleX, scaleY) = (frame.width / box.width, frame.height / box.height)
        let transform = CGAffineTransform(
            a: isMirrored ? -scaleX : scaleX, b: 0, c: 0, d: scaleY, tx: isMirrored ? frame.maxX : frame.minX,
            ty: frame.minY)
        let layers = symbol.outline.layers.map { layer in
            var layer = layer
            layer.path = layer.path.applying(transform)
            layer.emboldening *= min(scaleX, scaleY)
            return layer
        }
        guard layers.contains(where: \.isErasing) else {
            for (layer, paint) in zip(layers, paints) { drawing.draw(layer, with: paint, frame: frame) }
            return
        }
        drawing.group {
            for (layer, paint) in zip(layers, paints) { $0.draw(layer, with: paint, frame: frame) }
        } change: { $0.isIsolated = true }
    }
}

extension DrawingContext {
    /// Draws a layer whose path is in the coordinates of the items.
    fileprivate mutating func draw(_ layer: SymbolOutline.Layer, with paint: ShapeStylePaint, frame: CGRect) {
        let line = StrokeStyle(lineWidth: layer.emboldening, lineJoin: .round)
        func items(_ paint: Paint) -> [DisplayItem] {
            let fill = DisplayItem.fill(layer.path, layer.style, paint)
            return layer.emboldening > 0 ? [fill, .stroke(layer.path, line, paint)] : [fill]
        }
        if layer.isErasing {
            var group = DisplayGroup(items: items(.black))
            group.blendMode = .destinationOut
            append(.group(group))
        } else {
            draw(with: paint, frame: frame, outline: layer.path, items)
        }
    }
}
