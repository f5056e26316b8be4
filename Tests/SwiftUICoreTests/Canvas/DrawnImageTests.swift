import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
private let red = GraphicsContext.Shading.color(.sRGB, red: 1, green: 0, blue: 0)
private let redPaint = Paint.color(RGBAColor(red: 1, green: 0, blue: 0))

/// An image of 20 × 10 points with a red square at the left.
private func image(label: Text? = nil) -> Image {
    Image(size: CGSize(width: 20, height: 10), label: label) { $0.fill(square, with: red) }
}

/// Returns what is drawn of a view in a picture of 100 × 50 points.
@MainActor private func items(@ViewBuilder _ view: () -> some View) -> [DisplayItem] {
    let session = RenderSession(shaper: FakeShaper(), images: NoImages(), diagnostics: RenderDiagnostics { _ in })
    return ViewRenderer(environment: TextFixture.environment(), session: session)
        .render(view(), size: CGSize(width: 100, height: 50)).displayList.items
}

@MainActor private func groups(@ViewBuilder _ view: () -> some View) -> [DisplayGroup] {
    items(view).compactMap { if case .group(let group) = $0 { group } else { nil } }
}

@MainActor @Suite struct DrawnImageTests {
    @Test func anImageHasItsSizeAndIsClippedToIt() throws {
        let group = try #require(groups { image() }.first)
        #expect(group.items == [.fill(square, FillStyle(), redPaint)])
        #expect(group.clips.map(\.path) == [Path(CGRect(x: 0, y: 0, width: 20, height: 10))])
        #expect(group.transform == CGAffineTransform(translationX: 40, y: 20))
    }

    @Test func aResizableImageIsScaledToItsFrame() throws {
        let group = try #require(groups { image().resizable() }.first)
        #expect(group.transform == CGAffineTransform(scaleX: 5, y: 5))
    }

    @Test func tilesRepeatTheImageAndCutTheLastOne() {
        let groups = groups { image().resizable(resizingMode: .tile).frame(width: 50, height: 10) }
        #expect(groups.map(\.transform.tx) == [25, 45, 65])
        #expect(groups.last?.clips.map(\.path) == [Path(CGRect(x: 0, y: 0, width: 10, height: 10))])
    }

    @Test func capsKeepTheirSize() {
        let parts = DrawnImagePart.parts(of: 20, 4, 6, filling: 50, repeats: false)
        #expect(parts.map(\.start) == [0, 4, 14])
        #expect(parts.map(\.place) == [0, 4, 44])
        #expect(parts.map(\.scale) == [1, 4, 1])
    }

    @Test func aTemplateIsTheMaskOfTheForegroundStyle() throws {
        let group = try #require(
            groups { image().renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1)) }.first)
        #expect(group.mask?.count == 1)
        let frame = CGRect(x: 40, y: 20, width: 20, height: 10)
        #expect(group.items == [.fill(Path(frame), FillStyle(), .color(RGBAColor(red: 0, green: 0, blue: 1)))])
    }

    @Test func nothingDrawnIsNothing() {
        #expect(items { Image(size: CGSize(width: 20, height: 10)) { _ in } }.isEmpty)
        #expect(items { Image(size: CGSize(width: 0, height: 10)) { $0.fill(square, with: red) } }.isEmpty)
    }

    @Test func imagesAreEqualIfTheyHaveOneDrawing() {
        let first = image()
        #expect(first == first)
        #expect(first != image())
    }
}
