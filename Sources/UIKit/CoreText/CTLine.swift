import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

/// A line of text.
// All state is constant, and the pictures of text can be drawn on any thread.
public final class CTLine: @unchecked Sendable {
    /// The line's characters.
    let text: NSAttributedString
    /// Where they begin in the text that the line is a part of.
    let start: Int
    let picture: StringPicture?
    /// Which of the picture's lines this one is.
    let index: Int

    init(_ text: NSAttributedString, start: Int, _ picture: StringPicture?, index: Int) {
        (self.text, self.start, self.picture, self.index) = (text, start, picture, index)
    }

    var measures: StringPicture.Line? {
        picture.flatMap { $0.lines.indices.contains(index) ? $0.lines[index] : nil }
    }

    /// Draws the line with the left end of its baseline at a point in the coordinates of the context, where y points up.
    func draw(at point: CGPoint, in context: CGContext) {
        var items = picture?.items(ofLine: index) ?? []
        if text.length > 0, text.attribute(.foregroundFromContext, at: 0, effectiveRange: nil) as? Bool ?? false {
            items = recolored(with: context).items(ofLine: index)
        }
        var matrix = context.textMatrix
        (matrix.tx, matrix.ty) = (point.x, point.y)
        var group = DisplayGroup(items: items)
        // Letters are recorded with y pointing down.
        group.transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix)
        context.add([.group(group)])
    }

    private func recolored(with context: CGContext) -> StringPicture {
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(.coreTextForeground, value: context.fillColor, range: NSRange(location: 0, length: text.length))
        return CTLine(oneLine: copy).picture!
    }

    /// Lays text out on one line, whatever it holds.
    convenience init(oneLine text: NSAttributedString, width: CGFloat = .infinity, truncation: Text.TruncationMode = .tail) {
        let flat = NSMutableAttributedString(attributedString: text)
        for (offset, unit) in text.string.utf16.enumerated() where unit == 10 || unit == 13 {
            flat.replaceCharacters(in: NSRange(location: offset, length: 1), with: " ")
        }
        let picture = flat.picture(width: width, height: .infinity) { paragraph in
            paragraph.alignment = .leading
            (paragraph.lineLimit, paragraph.truncationMode) = (1, truncation)
        }
        self.init(text, start: 0, picture, index: 0)
    }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(oneLine: attrString) }

/// Creates a line that is no wider than `width` points. What is left out is shown by "…", whatever token is given.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard width > 0 else { return nil }
    let mode: Text.TruncationMode =
        switch truncationType {
        case .start: .head
        case .middle: .middle
        case .end: .tail
        }
    return CTLine(oneLine: line.text, width: width, truncation: mode)
}

/// Returns the line itself: lines are not justified.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    line
}

/// Draws the line where the context's text position is, which then is at the line's end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let start = context.textPosition
    line.draw(at: start, in: context)
    context.textPosition = CGPoint(x: start.x + (line.measures?.width ?? 0), y: start.y)
}

/// Returns the width of the line with white space at its end, in points, and how far it reaches above and below its baseline.
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.measures?.ascent ?? 0
    descent?.pointee = line.measures?.descent ?? 0
    leading?.pointee = 0
    return Double(line.measures?.width ?? 0)
}

/// Returns the line's bounds around the left end of its baseline, where y points up. The letters' own bounds are not
/// measured.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard let measures = line.measures else { return .zero }
    return CGRect(x: 0, y: -measures.descent, width: measures.width, height: measures.ascent + measures.descent)
}

/// Returns the line's bounds at the text position of the context. The letters' own bounds are not measured.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, []).offsetBy(dx: position.x, dy: position.y)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    Double(line.measures.map { $0.width - $0.visibleWidth } ?? 0)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.text.length) }

/// Returns the number of characters, counted in UTF-16: each stands for a glyph.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// Returns how far to move the line to the right to align it in a width: 0 is left, 1 is right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.measures?.visibleWidth ?? 0)) * Double(min(1, max(0, flushFactor))))
}

/// Returns how far a character is from the left end of the line, in points.
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let count = min(max(0, charIndex - line.start), line.text.length)
    let before = line.text.attributedSubstring(from: NSRange(location: 0, length: count))
    let offset = CTLine(oneLine: before).measures?.width ?? 0
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the character whose leading edge is nearest to a place, in points from the left end of the line's baseline.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let places = (0...line.text.length).map { CTLineGetOffsetForStringIndex(line, line.start + $0, nil) }
    let nearest = places.indices.min { abs(places[$0] - position.x) < abs(places[$1] - position.x) }
    return line.start + (nearest ?? 0)
}
