import SwiftUI
import Testing

@testable import CairoGraphics

/// Text that Core Text measures and draws. `import SwiftUI` brings its names, as on Apple's systems.
@Suite struct CoreTextTests {
    private let text = NSAttributedString(
        string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 12) as CTFont])

    @Test func fontsAreThoseOfUIKit() {
        let font = CTFontCreateWithName("Menlo" as CFString, 14, nil)
        #expect(CTFontGetSize(font) == 14 && (font as UIFont).fontName == CTFontCopyPostScriptName(font) as String)
        #expect(CTFontCopyName(font, kCTFontFamilyNameKey) as String? == font.familyName)
        #expect(Font(font) == Font(font as UIFont))
        let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
        #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.traitBold) } == true)
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontNameAttribute: "Menlo", kCTFontSizeAttribute: 9] as CFDictionary)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? NSString == "Menlo")
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 9)
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptorAndOptions(descriptor, 0, nil, [.preventAutoActivation])) == 9)
    }

    @Test func frames() throws {
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let width = text.size().width / 2
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: width, height: .greatestFiniteMagnitude), &fit)
        #expect(size.width <= width && size.height > text.size().height * 1.9 && fit.length == text.length)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: width, height: 100), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count >= 2)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].y > origins[1].y && origins[0].y < 100 && origins[0].y > 80 && origins[0].x == 0)
        let ranges = lines.map(CTLineGetStringRange)
        #expect(ranges[0].location == 0 && ranges[1].location == ranges[0].length)
        #expect(ranges.map(\.length).reduce(0, +) == text.length)
        #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
        // One line fits.
        let low = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 16), transform: nil)
        let one = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), low, nil)
        #expect((CTFrameGetLines(one) as? [CTLine])?.count == 1 && CTFrameGetVisibleStringRange(one).length == ranges[0].length)
    }

    @Test func lines() throws {
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(width - text.size().width) < 0.7 && ascent > descent && descent > 1 && leading == 0)
        #expect(CTLineGetBoundsWithOptions(line, []).minY == -descent)
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(abs(CTLineGetOffsetForStringIndex(line, text.length, nil) - width) < 0.01)
        let middle = CTLineGetOffsetForStringIndex(line, 7, nil)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: middle, y: 0)) == 7)
        let short = try #require(CTLineCreateTruncatedLine(line, width / 2, .end, nil))
        let bounds = CTLineGetTypographicBounds(short, nil, nil, nil)
        #expect(bounds <= width / 2 && bounds > width / 4)
        #expect(CTTypesetterSuggestLineBreak(CTTypesetterCreateWithAttributedString(text), 0, width / 2) < 20)
    }

    private func ink(_ draw: @escaping (CGContext) -> Void) throws -> CGRect {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { draw($0.cgContext) }
        let bitmap = try PNGDecoder.decode(try #require(image.pngData()))
        var box = CGRect.null
        for y in 0..<40 {
            for x in 0..<60 where bitmap.premultipliedPixel(x: x, y: y) >> 24 > 120 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private let letter = NSAttributedString(
        string: "L",
        attributes: [
            .font: UIFont.systemFont(ofSize: 24, weight: .black),
            NSAttributedString.Key(kCTForegroundColorAttributeName as String): UIColor.red.cgColor,
        ])

    /// A context whose y points up, as sources make it before they draw text.
    private func turned(_ context: CGContext) {
        context.textMatrix = .identity
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
    }

    @Test func linesAreDrawnAtTheTextPosition() throws {
        let letter = letter
        let box = try ink { context in
            turned(context)
            context.textPosition = CGPoint(x: 20, y: 10)
            let line = CTLineCreateWithAttributedString(letter)
            CTLineDraw(line, context)
            #expect(abs(context.textPosition.x - 20 - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
        }
        // The baseline is ten points above the lower edge.
        #expect(abs(box.maxY - 30) <= 1 && (20...24).contains(box.minX) && (15...19).contains(box.height))
    }

    @Test func framesAreDrawnFromTheirTop() throws {
        let letter = letter
        let box = try ink { context in
            turned(context)
            let path = CGPath(rect: CGRect(x: 5, y: 0, width: 50, height: 40), transform: nil)
            CTFrameDraw(CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(letter), CFRangeMake(0, 0), path, nil), context)
        }
        #expect((4...9).contains(box.minY) && (5...9).contains(box.minX) && (15...19).contains(box.height))
        // Where y points down, letters are upside down: the foot of the L is at the top.
        let flipped = try ink { context in
            context.textPosition = CGPoint(x: 5, y: 10)
            CTLineDraw(CTLineCreateWithAttributedString(letter), context)
        }
        #expect(abs(flipped.minY - 10) <= 1)
    }

    @Test func textMatricesTurnLetters() throws {
        let letter = letter
        let box = try ink { context in
            turned(context)
            context.textMatrix = CGAffineTransform(scaleX: 2, y: 1)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(CTLineCreateWithAttributedString(letter), context)
        }
        #expect(box.width > box.height)
    }

    /// Letters as shapes.
    @Test func lettersHaveOutlines() throws {
        let font = CTFontCreateUIFontForLanguage(.system, 40, nil)!
        var (characters, glyphs) = (Array("L ".utf16), [CGGlyph](repeating: 0, count: 2))
        #expect(CTFontGetGlyphsForCharacters(font, &characters, &glyphs, 2))
        let bounds = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBox
        // As high as a capital letter, and on the baseline.
        #expect(abs(bounds.height - CTFontGetCapHeight(font)) < 1 && abs(bounds.minY) < 0.7 && bounds.minX > 0)
        #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        #expect(abs(try #require(CTFontCreatePathForGlyph(font, glyphs[0], &twice)).boundingBox.height - 2 * bounds.height) < 0.01)
        var advance = CGSize.zero
        #expect(CTFontGetAdvancesForGlyphs(font, .horizontal, &glyphs, &advance, 1) == advance.width && advance.width > bounds.maxX)
        var half = Array("😀".utf16)
        #expect(!CTFontGetGlyphsForCharacters(font, &half, &glyphs, 2) && glyphs == [0, 0])
    }

    @Test func linesHaveRuns() throws {
        let text = NSMutableAttributedString(attributedString: text)
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map(CTRunGetGlyphCount) == [4, 3, text.length - 7])
        #expect(CTRunGetStringRange(runs[1]).location == 4)
        let font = (CTRunGetAttributes(runs[1]) as NSDictionary).object(forKey: kCTFontAttributeName) as? UIFont
        #expect(font == .boldSystemFont(ofSize: 20))
        var (glyphs, places) = ([CGGlyph](repeating: 0, count: 3), [CGPoint](repeating: .zero, count: 3))
        CTRunGetGlyphs(runs[1], CFRangeMake(0, 0), &glyphs)
        CTRunGetPositions(runs[1], CFRangeMake(0, 0), &places)
        #expect(glyphs == Array("two".utf16) && places[0].x > 10 && places[2].x > places[1].x)
        let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
        #expect(abs(widths.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
    }

    @Test func paragraphStyles() {
        var (alignment, spacing) = (CTTextAlignment.center, CGFloat(3))
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                        CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing),
                    ], 2)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 3)
    }
}
