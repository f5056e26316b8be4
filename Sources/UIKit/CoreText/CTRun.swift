import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement

// Runs of letters and their outlines. A glyph's number is its character's, because fonts' own numbers would be those of fonts that
// stand in.

/// A part of a line with equal attributes.
// All state is constant.
public final class CTRun: @unchecked Sendable {
    let line: CTLine
    /// The characters from the line's first, counted in UTF-16.
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        (self.line, self.range, self.attributes) = (line, range, attributes)
    }

    /// The characters of a part of the run, from the line's first; a length of 0 stands for all that follow.
    func characters(_ part: CFRange) -> Range<Int> {
        let start = min(max(0, part.location), range.length)
        let count = part.length > 0 ? min(part.length, range.length - start) : range.length - start
        return (range.location + start)..<(range.location + start + count)
    }

    /// The place of a character from the left end of the line, in points.
    func place(_ index: Int) -> CGFloat { CTLineGetOffsetForStringIndex(line, line.start + index, nil) }
}

/// Returns the line's runs from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { attributes, range, _ in
        runs.append(CTRun(line, range, attributes))
    }
    return NSArray(array: runs)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.range.location, length: run.range.length)
}

/// Returns the attributes by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(dictionary: Dictionary(run.attributes.map { ($0.key.rawValue, $0.value) }) { $1 })
}

/// Returns no place in memory; `CTRunGetGlyphs` copies the glyphs.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Returns no place in memory; `CTRunGetPositions` copies the positions.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    let text = run.line.text.string as NSString
    for (index, place) in run.characters(range).enumerated() { buffer[index] = text.character(at: place) }
}

/// Gives the glyphs' places from the left end of the line, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, place) in run.characters(range).enumerated() { buffer[index] = CGPoint(x: run.place(place), y: 0) }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, place) in run.characters(range).enumerated() {
        buffer[index] = CGSize(width: run.place(place + 1) - run.place(place), height: 0)
    }
}

public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, place) in run.characters(range).enumerated() { buffer[index] = run.line.start + place }
}

/// Returns the width of the glyphs, in points, and how far the line reaches above and below its baseline.
@discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    CTLineGetTypographicBounds(run.line, ascent, descent, leading)
    let characters = run.characters(range)
    return Double(run.place(characters.upperBound) - run.place(characters.lowerBound))
}

/// Draws the run in its place of the line, which begins at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let characters = run.characters(range)
    let part = run.line.text.attributedSubstring(from: NSRange(location: characters.lowerBound, length: characters.count))
    let start = context.textPosition
    CTLine(oneLine: part).draw(at: CGPoint(x: start.x + run.place(characters.lowerBound), y: start.y), in: context)
}

/// Gives the glyphs of characters. Returns whether there is one for each: there is none for half a character.
@discardableResult public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var isWhole = true
    for index in 0..<count {
        let isHalf = (0xD800...0xDFFF).contains(characters[index])
        glyphs[index] = isHalf ? 0 : characters[index]
        if isHalf { isWhole = false }
    }
    return isWhole
}

/// Gives the advances of glyphs, and returns their sum, in points.
@discardableResult public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    (0..<count).reduce(0) { sum, index in
        let width = letter(glyphs[index], font)?.measures?.width ?? 0
        advances?[index] = CGSize(width: width, height: 0)
        return sum + Double(width)
    }
}

public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// Returns a glyph's outline around the left end of its baseline, in points, y up; nil for white space and emoji.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let catalog = PangoShaper.current?.catalog, let line = letter(glyph, font) else { return nil }
    var outline = Path()
    func add(_ items: [DisplayItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .glyphs(let run, _): outline.addPath(GlyphOutlines.path(of: run, fonts: catalog), transform: transform)
            case .group(let group): add(group.items, group.transform.concatenating(transform))
            case .fill, .stroke, .image: break
            }
        }
    }
    add(line.picture?.items(ofLine: 0) ?? [], CGAffineTransform(scaleX: 1, y: -1))
    guard !outline.isEmpty else { return nil }
    return CGPath(path: matrix.map { outline.applying($0.pointee) } ?? outline)
}

/// Gives the bounds of glyphs' outlines, and returns what holds them all, in points, y up.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    (0..<count).reduce(CGRect.null) { all, index in
        let bounds = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBox ?? .zero
        boundingRects?[index] = bounds
        return all.union(bounds)
    }
}

/// The line of a glyph alone.
private func letter(_ glyph: CGGlyph, _ font: CTFont) -> CTLine? {
    Unicode.Scalar(glyph).map {
        CTLine(oneLine: NSAttributedString(string: String(Character($0)), attributes: [.font: font]))
    }
}
