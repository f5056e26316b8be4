import CairoGraphics
import Foundation
import PencilKit
import Testing

/// Drawings of PencilKit's that a program makes.
@Suite struct PencilDrawingTests {
    private func stroke(_ points: [(Double, Double)], width: Double, _ ink: PKInk) -> PKStroke {
        let points = points.map { point in
            PKStrokePoint(
                location: CGPoint(x: point.0, y: point.1), timeOffset: 0, size: CGSize(width: width, height: width), opacity: 1, force: 1,
                azimuth: 0, altitude: .pi / 2)
        }
        return PKStroke(ink: ink, path: PKStrokePath(controlPoints: points, creationDate: .distantPast))
    }

    @Test func aCurveBeginsAndEndsAtItsEndsAndIsSmoothBetweenThem() {
        let path = stroke([(0, 0), (10, 10), (20, 0)], width: 2, PKInk(.pen)).path
        #expect(path.interpolatedLocation(at: 0) == .zero)
        #expect(path.interpolatedLocation(at: 2) == CGPoint(x: 20, y: 0))
        let middle = path.interpolatedLocation(at: 1)
        #expect(abs(middle.x - 10) < 0.001 && abs(middle.y - 20.0 / 3) < 0.001)
    }

    @Test func strokesAreDrawnInTheirInkWhereTheyLie() throws {
        var drawing = PKDrawing(strokes: [stroke([(5, 5), (25, 5)], width: 6, PKInk(.pen, color: .red))])
        #expect(drawing.bounds == CGRect(x: 2, y: 2, width: 26, height: 6))
        drawing.transform(using: CGAffineTransform(translationX: 0, y: 10))
        let image = drawing.image(from: CGRect(x: 0, y: 0, width: 30, height: 30), scale: 1)
        #expect(image.size == CGSize(width: 30, height: 30))
        let bitmap = try PNGDecoder.decode(try #require(image.pngData()))
        #expect(bitmap.premultipliedPixel(x: 15, y: 15) == 0xFFFF_0000)
        #expect(bitmap.premultipliedPixel(x: 15, y: 5) == 0)
    }

    @Test func dataOfOurOwnIsReadAndOthersIsNot() throws {
        let drawing = PKDrawing(strokes: [stroke([(0, 0), (3, 4)], width: 5, PKInk(.marker, color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)))])
        #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
        #expect(try JSONDecoder().decode([PKDrawing].self, from: JSONEncoder().encode([drawing])) == [drawing])
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data("wrd".utf8)) }
    }
}
