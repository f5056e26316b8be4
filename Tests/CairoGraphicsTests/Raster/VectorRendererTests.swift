import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct VectorRendererTests {
    @Test(arguments: [VectorRenderer.Format.svg, .pdf]) func sameListSameBytes(format: VectorRenderer.Format) throws {
        let list = ContactSheet.sheet(of: ContactSheet.paints + ContactSheet.strokes + ContactSheet.groups)
        let first = try VectorRenderer().render(list, as: format)
        #expect(try VectorRenderer().render(list, as: format) == first)
        if let file = ProcessInfo.processInfo.environment["CONTACT_SHEET"] {
            try VectorRenderer().render(ContactSheet.list, as: format)
                .write(to: URL(fileURLWithPath: file).appendingPathExtension("\(format)"))
        }
    }

    @Test func svgKeepsShapesAndSizes() throws {
        let list = DisplayList(
            size: CGSize(width: 40.5, height: 20), items: [.fill(.circle(10, 10, 8), FillStyle(), .color(.pureRed))])
        let text = try #require(String(data: VectorRenderer().render(list, as: .svg), encoding: .utf8))
        #expect(text.contains("width=\"40.5pt\"") && text.contains("height=\"20pt\""))
        #expect(text.contains("<path") && !text.contains("<image"))
    }

    /// Cairo's SVG misplaces clipped masks.
    @Test func clippedMasksBecomePixels() throws {
        let masked = DisplayItem.group([.box(0, 0, 40, 40, .pureRed)]) {
            $0.clips = [.init(path: .box(10, 10, 20, 20))]
            $0.mask = [.fill(.circle(20, 20, 15), FillStyle(), .black)]
        }
        let list = DisplayList(size: CGSize(width: 40, height: 40), items: [masked])
        let text = try #require(String(data: VectorRenderer().render(list, as: .svg), encoding: .utf8))
        #expect(text.contains("<image") && !text.contains("<mask"))
    }

    @Test func pdfHasNoTimeOfDay() throws {
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: [.box(0, 0, 5, 5, .pureRed)])
        let data = try VectorRenderer().render(list, as: .pdf)
        #expect(data.starts(with: Data("%PDF-".utf8)) && data.range(of: Data("(20000101000000Z)".utf8)) != nil)
    }

    @Test func absurdSizesAreRefused() {
        let list = DisplayList(size: CGSize(width: CGFloat.nan, height: 10))
        #expect(throws: PictureFailure.self) { try VectorRenderer().render(list, as: .svg) }
    }
}
