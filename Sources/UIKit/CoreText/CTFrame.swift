import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

/// Text that can be laid out in frames.
// All state is constant.
public final class CTFramesetter: @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text.copy() as? NSAttributedString ?? text }

    /// The characters of a range; a length of 0 stands for all that follow.
    func part(_ range: CFRange) -> (text: NSAttributedString, start: Int) {
        let start = min(max(0, range.location), text.length)
        let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
        return (text.attributedSubstring(from: NSRange(location: start, length: length)), start)
    }
}

/// Lines of text in a shape. Shapes other than rectangles are taken for their bounds.
// All state is constant.
public final class CTFrame: @unchecked Sendable {
    let path: CGPath
    let range: CFRange
    let lines: [CTLine]
    /// The left ends of the lines' baselines from the lower left corner of the shape's bounds, where y points up.
    let origins: [CGPoint]

    init(_ text: NSAttributedString, start: Int, in path: CGPath) {
        self.path = path
        let bounds = path.boundingBox
        let picture = text.picture(width: bounds.width, height: .infinity)
        let fitting = picture?.lines(within: bounds.height) ?? []
        lines = fitting.enumerated().map { index, line in
            let characters = NSRange(location: line.characters.lowerBound, length: line.characters.count)
            return CTLine(
                text.attributedSubstring(from: characters), start: start + line.characters.lowerBound, picture, index: index)
        }
        origins = fitting.map { CGPoint(x: $0.origin.x, y: bounds.height - $0.origin.y) }
        range = CFRange(location: start, length: fitting.last?.characters.upperBound ?? 0)
    }
}

public enum CTFrameProgression: UInt32, Sendable { case topToBottom, rightToLeft, leftToRight }

public var kCTFrameProgressionAttributeName: CFString { "CTFrameProgression" }
public var kCTFramePathFillRuleAttributeName: CFString { "CTFramePathFillRule" }
public var kCTFramePathWidthAttributeName: CFString { "CTFramePathWidth" }
public var kCTFrameClippingPathsAttributeName: CFString { "CTFrameClippingPaths" }

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays text out in a shape. Attributes of the frame, such as columns from right to left, are not applied.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let part = framesetter.part(stringRange)
    return CTFrame(part.text, start: part.start, in: path)
}

/// Returns the size that text takes, in points, and how much of it fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1_000_000 ? length : .infinity }
    let part = framesetter.part(stringRange)
    guard let picture = part.text.picture(width: limit(constraints.width), height: .infinity) else { return .zero }
    let fitting = picture.lines(within: limit(constraints.height))
    fitRange?.pointee = CFRange(location: part.start, length: fitting.last?.characters.upperBound ?? 0)
    let isWhole = fitting.count == picture.lines.count
    return CGSize(
        width: picture.size.width, height: isWhole ? picture.size.height : fitting.last.map { $0.origin.y + $0.descent } ?? 0)
}

extension StringPicture {
    /// The lines that lie as a whole above a height, in points from the top. Core Text leaves the others out, without an
    /// ellipsis. A line may be higher by the part of a pixel.
    fileprivate func lines(within height: CGFloat) -> [Line] { Array(lines.prefix { $0.origin.y + $0.descent <= height + 1 }) }
}

/// Draws the lines in a context whose y points up. In one whose y points down, as UIKit's do, the letters are upside down, as
/// with Apple's.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBox.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        line.draw(at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), in: context)
    }
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Gives the left ends of lines' baselines from the lower left corner of the shape's bounds. A length of 0 stands for all
/// lines that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(0, range.location), frame.origins.count)
    let count = range.length > 0 ? min(range.length, frame.origins.count - start) : frame.origins.count - start
    for index in 0..<count { origins[index] = frame.origins[start + index] }
}

/// Text that can be broken into lines.
public typealias CTTypesetter = CTFramesetter

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter }

public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.part(stringRange)
    let line = CTLine(oneLine: part.text)
    return CTLine(part.text, start: part.start, line.picture, index: 0)
}

/// Returns how many characters from `startIndex` fit on a line of `width` points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    let part = typesetter.part(CFRange(location: startIndex, length: 0))
    return part.text.picture(width: width, height: .infinity)?.lines.first?.characters.count ?? 0
}
