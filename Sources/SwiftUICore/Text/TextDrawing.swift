import DisplayList
import Foundation

/// Draws a text layout.
struct TextDrawing {
    /// The runs with the attributes of this text. Other texts can share its layout.
    let runs: [ResolvedText.Run]
    let layout: TextLayout
    let alignment: TextAlignment
    let isRightToLeft: Bool
    /// Whether the leading side depends on each line's paragraph.
    let alignsByParagraph: Bool
    /// The text's frame in the drawing's coordinates. Its origin lies on a whole pixel.
    var frame: CGRect

    private var scale: CGFloat { layout.text.scale }

    /// Returns the left end of a line's baseline.
    func origin(of line: TextLayout.PlacedLine) -> CGPoint { origin(of: line, width: line.width) }

    private func origin(of line: TextLayout.PlacedLine, width: CGFloat) -> CGPoint {
        let room = layout.size.width - width
        let isRightToLeft =
            alignsByParagraph ? layout.text.baseLevel(at: line.prefix.lowerBound) == 1 : isRightToLeft
        let x: CGFloat = switch alignment {
        case .leading: isRightToLeft ? room : 0
        case .center: room / 2
        case .trailing: isRightToLeft ? 0 : room
        }
        return CGPoint(x: frame.minX + x, y: frame.minY + line.baseline)
    }

    func draw(in drawing: inout DrawingContext) {
        let hasLines = runs.contains { $0.background != nil || $0.underline != nil || $0.strikethrough != nil }
        for (line, glyphs) in zip(layout.lines, layout.glyphs) {
            if hasLines || glyphs.hasAttachments {
                draw(VisualLine(line, of: layout).items[...], of: line, in: &drawing)
            } else {
                draw(glyphs, origin(of: line), in: &drawing)
            }
        }
    }

    /// Draws some of the items of a line.
    func draw(_ parts: ArraySlice<VisualLine.Item>, of line: TextLayout.PlacedLine, in drawing: inout DrawingContext) {
        if parts.isEmpty { return }
        let items = Array(parts)
        let origin = origin(of: line)
        drawBackgrounds(of: items, line, origin, in: &drawing)
        drawDecorations(of: items, origin, \.underline, in: &drawing) { metrics, size in 0.1 * size }
        drawAttachments(of: items, origin, in: &drawing)
        draw(LineGlyphs(items), origin, in: &drawing)
        drawDecorations(of: items, origin, \.strikethrough, in: &drawing) { metrics, size in -metrics.xHeight / 2 }
    }

    // MARK: Glyphs

    private struct GlyphStyle: Equatable {
        var font: GlyphFont
        var paint: ShapeStylePaint
        var baselineOffset: CGFloat
    }

    private func drawAttachments(of items: [VisualLine.Item], _ origin: CGPoint, in drawing: inout DrawingContext) {
        for item in items where item.isAttachment {
            let run = runs[item.run]
            guard let attachment = run.attachment else { continue }
            let point = CGPoint(x: origin.x + item.x, y: origin.y - run.baselineOffset * scale)
            drawing.draw(run.paint, in: frame) { drawing, paint in
                attachment.draw(&drawing, point, scale, paint)
            }
        }
    }

    /// Draws consecutive glyphs of the same style together.
    private func draw(_ line: LineGlyphs, _ origin: CGPoint, in drawing: inout DrawingContext) {
        var groups: [(style: GlyphStyle, glyphs: [Glyph])] = []
        for part in line.parts {
            let run = runs[part.run]
            let style = GlyphStyle(font: part.font, paint: run.paint, baselineOffset: run.baselineOffset * scale)
            let glyphs = part.glyphs(from: origin.x, displayScale: drawing.displayScale)
            if let index = groups.firstIndex(where: { $0.style == style }) {
                groups[index].glyphs += glyphs
            } else {
                groups.append((style, glyphs))
            }
        }
        for group in groups {
            let start = CGPoint(x: origin.x, y: origin.y - group.style.baselineOffset)
            let run = GlyphRun(font: group.style.font, glyphs: group.glyphs, origin: start)
            drawing.draw(group.style.paint, in: frame) { $0.append(.glyphs(run, $1)) }
        }
    }

    // MARK: Lines and backgrounds

    private func drawBackgrounds(
        of items: [VisualLine.Item], _ line: TextLayout.PlacedLine, _ origin: CGPoint, in drawing: inout DrawingContext
    ) {
        for stretch in stretches(of: items, where: { $0.background }) {
            let rect = CGRect(
                x: origin.x + stretch.start, y: frame.minY + line.top, width: stretch.end - stretch.start,
                height: line.height)
            drawing.append(.fill(Path(rect), FillStyle(), .color(stretch.value)))
        }
    }

    private struct DecorationStretch: Equatable {
        var decoration: ResolvedText.Decoration
        var size: CGFloat
        var baselineOffset: CGFloat
        var font: ResolvedFont
    }

    /// Draws underlines or strikethroughs at the distance below the baseline that `offset` returns.
    private func drawDecorations(
        of items: [VisualLine.Item], _ origin: CGPoint,
        _ kind: KeyPath<ResolvedText.Run, ResolvedText.Decoration?>, in drawing: inout DrawingContext,
        offset: (FontMetrics, CGFloat) -> CGFloat
    ) {
        let found = stretches(of: items) { run in
            run[keyPath: kind].map {
                DecorationStretch(
                    decoration: $0, size: run.font.descriptor.size * scale,
                    baselineOffset: run.baselineOffset * scale, font: run.font)
            }
        }
        for stretch in found {
            let value = stretch.value
            let pixel = 1 / drawing.displayScale
            let thickness = max(pixel, (value.size * 0.05).rounded(toScale: drawing.displayScale))
            let below = offset(.system(size: value.size), value.size)
            let top = (origin.y - value.baselineOffset + below - thickness / 2).rounded(toScale: drawing.displayScale)
            let rect = CGRect(
                x: origin.x + stretch.start, y: top, width: stretch.end - stretch.start, height: thickness)
            drawing.draw(value.decoration.paint, in: frame) { drawing, paint in
                drawing.append(TextDrawing.item(rect, value.decoration.pattern, paint))
            }
        }
    }

    private static func item(_ rect: CGRect, _ pattern: Text.LineStyle.Pattern, _ paint: Paint) -> DisplayItem {
        if pattern.dashes.isEmpty { return .fill(Path(rect), FillStyle(), paint) }
        let line = Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
        let style = StrokeStyle(lineWidth: rect.height, dash: pattern.dashes.map { $0 * rect.height })
        return .stroke(line, style, paint)
    }

    /// Returns stretches of neighboring items with the same value, with their left and right ends.
    private func stretches<Value: Equatable>(
        of items: [VisualLine.Item], where value: (ResolvedText.Run) -> Value?
    ) -> [(start: CGFloat, end: CGFloat, value: Value)] {
        var found: [(start: CGFloat, end: CGFloat, value: Value)] = []
        for item in items {
            guard let value = value(runs[item.run]) else { continue }
            let end = item.x + item.width
            if let last = found.last, last.value == value, abs(last.end - item.x) < 0.001 {
                found[found.count - 1].end = end
            } else {
                found.append((item.x, end, value))
            }
        }
        return found
    }

    // MARK: Redaction

    /// Draws a rounded bar in place of each line. The bar of a line of white space is as wide as the white space, which
    /// widgets use for skeletons.
    func drawRedacted(in drawing: inout DrawingContext) {
        for line in layout.lines {
            let width = line.width > 0 ? line.width : min(line.trailingWidth, layout.size.width)
            guard width > 0, layout.text.shaped.clusters.indices.contains(line.prefix.lowerBound) else { continue }
            let run = runs[layout.text.shaped.clusters[line.prefix.lowerBound].run]
            let origin = origin(of: line, width: width)
            let size = run.font.descriptor.size * scale
            let rect = CGRect(
                x: origin.x, y: origin.y - TextDrawing.redactedAscent * size, width: width, height: size)
            let bar = Path(roundedRect: rect, cornerRadius: TextDrawing.redactedRadius * size)
            let paint = run.paint.multiplyingOpacity(by: Redaction.opacity)
            drawing.draw(paint, in: frame) { $0.append(.fill(bar, FillStyle(), $1)) }
        }
    }

    /// The extent of a bar above the baseline and its corner radius, as fractions of the font size.
    private static let redactedAscent: CGFloat = 0.85
    private static let redactedRadius: CGFloat = 0.25
}

extension DrawingContext {
    /// Draws the output of `body` with the paint of a style that spans `frame`, and with the style's shadows, also those
    /// inside, and blending.
    mutating func draw(
        _ style: ShapeStylePaint, in frame: CGRect, _ body: (inout DrawingContext, Paint) -> Void
    ) {
        let paint = style.paint(in: frame)
        let shadows = style.shadows.filter { !$0.isInner }
        let inner = style.shadows.filter(\.isInner)
        if style.shadows.isEmpty && style.blendMode == .normal && style.imageOpacity == 1 { return body(&self, paint) }
        group { drawing in
            body(&drawing, paint)
            if inner.isEmpty { return }
            let items = drawing.items
            let shape = drawing.separately { body(&$0, .color(.black)) }
            for shadow in inner { drawing.append(DrawingContext.innerShadow(shadow, items: items, shape: shape, in: frame)) }
        } change: { group in
            group.opacity = style.imageOpacity
            group.blendMode = style.blendMode
            group.filters = shadows.map { .shadow(color: $0.color, radius: $0.radius, offset: $0.offset) }
        }
    }
}
