import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct SVGPathDataTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func everyCommand() {
        #expect(
            SVGPathData.path("M1 2 3,4h5V6zl1-1").elements == [
                .move(to: point(1, 2)), .line(to: point(3, 4)), .line(to: point(8, 4)), .line(to: point(8, 6)),
                .closeSubpath, .line(to: point(2, 1)),
            ])
        #expect(
            SVGPathData.path("M0 0c1 1 2 1 3 0s2-1 3 0q1 1 2 0t2 0").elements == [
                .move(to: .zero),
                .curve(to: point(3, 0), control1: point(1, 1), control2: point(2, 1)),
                .curve(to: point(6, 0), control1: point(4, -1), control2: point(5, -1)),
                .quadCurve(to: point(8, 0), control: point(7, 1)),
                .quadCurve(to: point(10, 0), control: point(9, -1)),
            ])
    }

    @Test func numbersNeedNoSpaces() {
        #expect(
            SVGPathData.path("M.5.5-1e1-2E-1").elements == [.move(to: point(0.5, 0.5)), .line(to: point(-10, -0.2))])
    }

    @Test func arcsAreRound() {
        let circle = SVGPathData.path("M0 5a5 5 0 1 1 10 0a5 5 0 11-10 0z").boundingRect
        #expect(abs(circle.minX) < 1e-9 && abs(circle.minY) < 1e-2 && abs(circle.maxX - 10) < 1e-9)
        #expect(abs(circle.maxY - 10) < 1e-2)
        // Radii that are too short grow until the arc reaches its end.
        #expect(abs(SVGPathData.path("M0 0A1 1 0 0 1 10 0").boundingRect.height - 5) < 1e-2)
        #expect(SVGPathData.path("M0 0A0 1 0 0 1 10 0").elements.last == .line(to: point(10, 0)))
    }

    @Test func thePathBeforeAnErrorIsDrawn() {
        #expect(SVGPathData.path("M1 1L2 2Lx").elements.count == 2)
        #expect(SVGPathData.path("").isEmpty)
        #expect(SVGPathData.path("5 5").isEmpty)
        #expect(SVGPathData.path("M1").isEmpty)
        #expect(SVGPathData.path("M1 1z5").elements.count == 2)
        #expect(SVGPathData.path("M1e999 0").isEmpty)
    }

    @Test func enormousArcsAreLines() {
        #expect(SVGPathData.path("M0 0A1e200 1e200 0 0 0 10 10L20 20").elements.dropFirst() == [
            .line(to: point(10, 10)), .line(to: point(20, 20)),
        ])
        #expect(SVGPathData.path("M-1e308 0A1 1 0 0 0 1e308 10").elements.last == .line(to: point(1e308, 10)))
    }

    @Test func transforms() {
        #expect(point(1, 0).applying(SVGTransform.parse("translate(2 3) scale(4)")) == point(6, 3))
        #expect(point(1, 0).applying(SVGTransform.parse("matrix(1 0 0 1 5 6)")) == point(6, 6))
        let turned = point(1, 0).applying(SVGTransform.parse("rotate(90, 0, 0)"))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
        #expect(SVGTransform.parse("wobble(3)") == .identity)
    }
}
