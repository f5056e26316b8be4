import DisplayList
import Foundation

/// The items of a line in visual order, from left to right.
struct VisualLine {
    struct Item {
        var run: Int
        var font: GlyphFont
        var glyphs: ArraySlice<Glyph>
        var isAttachment = false
        var level: UInt8
        /// The left edge, in points from the line's left edge.
        var x: CGFloat = 0
        var width: CGFloat
        /// The font's size in points, as it is asked for.
        var size: CGFloat = 0
    }

    private(set) var items: [Item] = []

    init(_ line: TextLayout.PlacedLine, of layout: TextLayout) {
        let shaped = layout.text.shaped
        let last = max(line.prefix.upperBound, line.suffix.upperBound) - 1
        func size(of run: Int) -> CGFloat { layout.text.text.runs[run].font.descriptor.size * layout.text.scale }
        func append(_ clusters: Range<Int>) {
            for index in clusters {
                let cluster = shaped.clusters[index]
                items.append(
                    Item(
                        run: cluster.run, font: cluster.font, glyphs: shaped.glyphs[cluster.glyphRange],
                        isAttachment: cluster.isAttachment, level: cluster.level,
                        width: index == last ? cluster.advance : cluster.advance - line.tightening,
                        size: size(of: cluster.run)))
            }
        }
        append(line.prefix)
        if let mark = line.mark {
            let level = layout.text.baseLevel(at: line.prefix.lowerBound)
            for cluster in mark.shaped.clusters {
                items.append(
                    Item(
                        run: mark.run, font: cluster.font, glyphs: mark.shaped.glyphs[cluster.glyphRange], level: level,
                        width: cluster.advance, size: size(of: mark.run)))
            }
        }
        append(line.suffix)
        reorder()
        var position: CGFloat = 0
        for index in items.indices {
            items[index].x = position
            position += items[index].width
        }
    }

    /// Applies rule L2 of Unicode Standard Annex 9: reverses the items at each level and above, from the highest level
    /// down to the lowest odd one.
    private mutating func reorder() {
        guard let highest = items.map(\.level).max(), highest > 0 else { return }
        let lowestOdd = items.map(\.level).filter { $0 % 2 == 1 }.min() ?? highest + 1
        guard lowestOdd <= highest else { return }
        for level in (lowestOdd...highest).reversed() {
            var index = 0
            while index < items.count {
                guard items[index].level >= level else { index += 1; continue }
                var end = index
                while end < items.count && items[end].level >= level { end += 1 }
                items[index..<end].reverse()
                index = end
            }
        }
    }
}

/// The glyphs of a line without attachments and decorations. They are computed once per layout, which many pictures can
/// share.
struct LineGlyphs {
    /// Consecutive glyphs of one run, font and size, positioned from the line's left edge.
    struct Part {
        let run: Int
        let font: GlyphFont
        /// The font's size in points, as it is asked for.
        let size: CGFloat
        var glyphs: [Glyph]
        /// Where the pen stands for each glyph, in points from the line's left edge.
        var pens: [CGFloat]
    }

    private(set) var parts: [Part] = []
    private(set) var hasAttachments = false

    init(_ items: some Sequence<VisualLine.Item>) {
        for item in items {
            if item.isAttachment { hasAttachments = true }
            if item.isAttachment || item.glyphs.isEmpty { continue }
            if parts.last.map({ $0.run != item.run || $0.font != item.font }) ?? true {
                parts.append(Part(run: item.run, font: item.font, size: item.size, glyphs: [], pens: []))
            }
            for glyph in item.glyphs {
                parts[parts.count - 1].glyphs.append(
                    Glyph(id: glyph.id, position: CGPoint(x: glyph.position.x + item.x, y: glyph.position.y)))
                parts[parts.count - 1].pens.append(item.x)
            }
        }
    }
}

extension LineGlyphs.Part {
    /// Returns the glyphs where the pen puts them if the line begins at `x` points.
    func glyphs(from x: CGFloat, displayScale: CGFloat) -> [Glyph] {
        guard let grid = GlyphGrid(size: size, displayScale: displayScale) else { return glyphs }
        return zip(glyphs, pens).map { glyph, pen in
            var glyph = glyph
            glyph.position.x += grid.place(of: x + pen) - x - pen
            return glyph
        }
    }
}

/// The glyphs of a layout's lines, computed when they are first drawn.
final class LaidOutGlyphs {
    private var lines: [LineGlyphs]?

    func lines(of layout: TextLayout) -> [LineGlyphs] {
        if let lines { return lines }
        let lines = layout.lines.map { LineGlyphs(VisualLine($0, of: layout).items) }
        self.lines = lines
        return lines
    }
}
