import DisplayList
import Foundation

/// Draws a symbol in the foreground style.
final class SymbolNode: _LayoutNode {
    private let symbol: SizedSymbol
    let image: Image
    /// The layers to draw: the whole symbol, or its parts where the rendering mode or the variable value tells them apart.
    private let layers: [SymbolOutline.Layer]
    /// The paint of each layer.
    private let paints: [ShapeStylePaint]
    /// The paint of the placeholder, if the symbol is redacted.
    private let redaction: ShapeStylePaint?
    private let spoken: SpokenContent?
    /// What is drawn of the symbol, for `check`, in the coordinates of the drawing around it.
    private(set) var marks: [DrawnMark] = []

    init(_ image: Image, symbol: SizedSymbol, context: _ResolutionContext) {
        self.symbol = symbol
        self.image = image
        redaction = context.redaction
        spoken = redaction == nil ? image.spokenContent(in: context.environment) : nil
        let coloring = SymbolColoring(image, in: context)
        layers = coloring.layers(of: symbol.outline)
        paints = layers.map { coloring.paint(of: $0.role, in: context) }
        if coloring.lacksColors(symbol.outline), let name = image.name {
            context.session.diagnostics.report("symbolRenderingMode(.multicolor) has no colors for \"\(name)\".", at: image.place)
        }
        if coloring.isDrawnUpToItsValue, let name = image.name {
            let message = "symbolVariableValueMode(.draw): the parts of \"\(name)\" above its value are dimmed, not left out."
            context.session.diagnostics.report(message, at: image.place)
        }
        super.init(context: context)
    }

    /// The size of the symbol's box in whole pixels, as in SwiftUI; a resizable symbol has no margins.
    private var naturalSize: CGSize {
        let box = isResizable ? symbol.ink.size : symbol.outline.size
        let size = CGSize(width: box.width * symbol.fontSize, height: box.height * symbol.fontSize)
        return CGSize(
            width: size.width.roundedUp(toScale: displayScale), height: size.height.roundedUp(toScale: displayScale))
    }

    /// Returns the frame of the symbol's box. The ink of a resizable symbol fills the view's frame (measured).
    private func box(in frame: CGRect) -> CGRect {
        guard isResizable else { return frame }
        let size = symbol.outline.size
        var ink = symbol.ink
        if isRightToLeft && symbol.outline.isMirroredInRightToLeft { ink.origin.x = size.width - ink.maxX }
        let (scaleX, scaleY) = (frame.width / ink.width, frame.height / ink.height)
        return CGRect(
            x: frame.minX - ink.minX * scaleX, y: frame.minY - ink.minY * scaleY, width: size.width * scaleX,
            height: size.height * scaleY)
    }

    override var inspectedDetails: InspectedView.Details { InspectedView.Details(image: image.name) }
    override var spokenContent: SpokenContent? { spoken }
    var isRedacted: Bool { redaction != nil }
    private var isResizable: Bool { image.resizing != .none }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    /// A symbol that is not resizable is spaced like a letter: it touches text, and other content stays below its
    /// baseline as far as it reaches below it itself, and one point more (reverse-engineered).
    override func computeSpacing() -> ViewSpacing {
        guard !isResizable else { return ViewSpacing() }
        let descent = naturalSize.height - symbol.baseline
        var spacing = ViewSpacing()
        spacing.top = ViewSpacing.EdgePreference(text: .symbol, distanceToPlain: descent)
        spacing.bottom = ViewSpacing.EdgePreference(text: .symbol, distanceToPlain: descent + 1)
        (spacing.leading, spacing.trailing) = (.unspecified, .unspecified)
        return spacing
    }

    override func computeExplicitGuides() -> ExplicitGuides { .textBaselines }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard symbol.size.height > 0 else { return size.height }
        let box = box(in: CGRect(origin: .zero, size: size))
        return box.minY + symbol.baseline * box.height / symbol.size.height
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = CGRect(origin: drawing.pixelOrigin, size: frame.size)
        if let redaction { return drawing.drawRedacted(redaction, frame: frame) }
        let (paints, opacity) = groupedPaints
        draw(in: &drawing, frame: box(in: frame), opacity: opacity) { drawing, layer, index in
            drawing.draw(with: paints[index], frame: frame, outline: layer.path) { layer.items(in: $0) }
        }
    }

    /// Draws the symbol in `frame` with a single paint.
    func draw(in drawing: inout DrawingContext, frame: CGRect, paint: Paint) {
        draw(in: &drawing, frame: box(in: frame)) { drawing, layer, _ in
            for item in layer.items(in: paint) { drawing.append(item) }
        }
    }

    /// The paints of the layers, and the opacity of the group that they are drawn in. Layers of a symbol with erasing ones lie over each
    /// other; in one translucent color they are seen as one form.
    private var groupedPaints: (paints: [ShapeStylePaint], opacity: Double) {
        let visible = zip(layers, paints).filter { !$0.0.isErasing }.map(\.1)
        guard visible.count > 1, visible.count < layers.count, let first = visible.first, visible.allSatisfy({ $0 == first }),
            first.shadows.isEmpty, first.blendMode == .normal, var color = first.color, color.opacity < 1
        else { return (paints, 1) }
        let opacity = color.opacity
        color.opacity = 1
        return (Array(repeating: ShapeStylePaint(.color(color)), count: layers.count), opacity)
    }

    /// - Parameter opacity: that of the whole symbol, where layers erase.
    private func draw(
        in drawing: inout DrawingContext, frame: CGRect, opacity: Double = 1,
        layer draw: (inout DrawingContext, SymbolOutline.Layer, Int) -> Void
    ) {
        let layers = placed(in: frame)
        if SourceTrace.isRecording { marks = layers.filter { !$0.isErasing }.map { .outline($0.path) } }
        guard layers.contains(where: \.isErasing) else {
            for (index, layer) in layers.enumerated() { draw(&drawing, layer, index) }
            return
        }
        drawing.group { drawing in
            for (index, layer) in layers.enumerated() {
                guard layer.isErasing else {
                    draw(&drawing, layer, index)
                    continue
                }
                var group = DisplayGroup(items: layer.items(in: .black))
                group.blendMode = .destinationOut
                drawing.append(.group(group))
            }
        } change: {
            $0.isIsolated = true
            $0.opacity = opacity
        }
    }

    /// Returns the layers in the coordinates of `frame`; none if the frame is empty.
    private func placed(in frame: CGRect) -> [SymbolOutline.Layer] {
        let box = symbol.outline.size
        guard frame.width > 0, frame.height > 0, box.width > 0, box.height > 0 else { return [] }
        let isMirrored = isRightToLeft && symbol.outline.isMirroredInRightToLeft
        let (scaleX, scaleY) = (frame.width / box.width, frame.height / box.height)
        let transform = CGAffineTransform(
            a: isMirrored ? -scaleX : scaleX, b: 0, c: 0, d: scaleY, tx: isMirrored ? frame.maxX : frame.minX,
            ty: frame.minY)
        return layers.map { layer in
            var layer = layer
            layer.path = layer.path.applying(transform)
            layer.emboldening *= min(scaleX, scaleY)
            return layer
        }
    }
}

extension SymbolOutline.Layer {
    /// Returns the layer's fill and the stroke that makes it bolder.
    fileprivate func items(in paint: Paint) -> [DisplayItem] {
        let fill = DisplayItem.fill(path, style, paint)
        guard emboldening > 0 else { return [fill] }
        let style = StrokeStyle(lineWidth: emboldening, lineJoin: .round)
        guard case .color(let color) = paint, color.opacity < 1 else {
            return [fill, .stroke(path, style, paint)]
        }
        // The stroke overlaps the fill, so a translucent color must be composited only once.
        var opaque = color
        opaque.opacity = 1
        var group = DisplayGroup(
            items: [.fill(path, self.style, .color(opaque)), .stroke(path, style, .color(opaque))])
        group.opacity = Double(color.opacity)
        group.isIsolated = true
        return [.group(group)]
    }
}
