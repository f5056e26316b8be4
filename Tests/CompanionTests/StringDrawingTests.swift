import SwiftUI
import Testing
import UIKit

@testable import CairoGraphics

/// Strings that UIKit's code measures and draws.
@Suite struct StringDrawingTests {
    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool { abs(a - b) <= tolerance }

    @Test func sizesAreThoseOfTheFont() {
        let font = UIFont.systemFont(ofSize: 17)
        let one = "Hello".size(withAttributes: [.font: font])
        #expect(near(one.height, font.lineHeight, 0.4))
        let two = ("Hello\nHello" as NSString).size(withAttributes: [.font: font])
        #expect(near(two.height, 2 * font.lineHeight, 0.7) && two.width == one.width)
        #expect("Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 34)]).width > 1.7 * one.width)
        #expect("Hello".size(withAttributes: [.font: font, .kern: 2]).width >= one.width + 8)
        #expect("".size(withAttributes: [.font: font]).width == 0)
    }

    @Test func boundsWrapAtTheirWidth() {
        let text = NSAttributedString(
            string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        let line = text.size()
        let narrow = CGSize(width: line.width / 2, height: .greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: narrow, options: [.usesLineFragmentOrigin], context: nil)
        #expect(wrapped.width <= narrow.width && wrapped.height >= 2 * line.height - 1)
        #expect(text.boundingRect(with: narrow, options: [], context: nil).size == line)
    }

    private func ink(_ draw: @escaping () -> Void) throws -> (left: Int, right: Int, top: Int, color: UInt32)? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in draw() }
        let bitmap = try PNGDecoder.decode(try #require(image.pngData()))
        var (left, right, top, color) = (60, -1, 30, UInt32(0))
        for y in 0..<30 {
            for x in 0..<60 where bitmap.premultipliedPixel(x: x, y: y) >> 24 > 200 {
                (left, right, top) = (min(left, x), max(right, x), min(top, y))
                color = bitmap.premultipliedPixel(x: x, y: y)
            }
        }
        return right < 0 ? nil : (left, right, top, color)
    }

    @Test func stringsAreDrawnWhereTheyAreAsked() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12, weight: .black), .foregroundColor: UIColor.red,
        ]
        let left = try #require(try ink { "HH".draw(at: CGPoint(x: 4, y: 10), withAttributes: attributes) })
        #expect((4...7).contains(left.left) && (11...14).contains(left.top))
        // Red, and nothing else.
        #expect(left.color & 0xFFFF == 0 && left.color >> 16 & 0xFF > 190)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let right = try #require(try ink {
            NSAttributedString(string: "HH", attributes: attributes.merging([.paragraphStyle: style]) { $1 })
                .draw(in: CGRect(x: 0, y: 0, width: 60, height: 30))
        })
        #expect((54...59).contains(right.right) && right.left > 30)
        #expect(try ink { "".draw(at: .zero, withAttributes: attributes) } == nil)
    }

    @Test func paragraphStylesAreCopied() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 4
        #expect(copy.lineSpacing == 3 && copy != style && NSParagraphStyle.default.alignment == .natural)
    }

    @Test func attributesAreKeptForViews() {
        let string = NSMutableAttributedString(string: "ab")
        string.addAttributes(
            [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .link: URL(string: "https://a.example")!],
            range: NSRange(location: 1, length: 1))
        let attributed = AttributedString(string)
        #expect(attributed.runs.count == 2)
        let last = attributed.runs.reversed().first
        #expect(last?.uiKit.font == UIFont.systemFont(ofSize: 9))
        #expect(last?.link == URL(string: "https://a.example"))
        #expect(NSAttributedString(attributed).string == "ab")
    }

    @Test func formatsHaveTheScaleOfTheirImage() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 5
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
        #expect(image.imageRendererFormat.scale == 5)
    }
}
