import Foundation
import Testing

@testable import DisplayList

@Suite struct PathTrimmingTests {
    private let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))

    @Test func lengthsAreArcLengths() {
        #expect(near(circle.length, 100 * CGFloat.pi, 0.03 * CGFloat.pi))
        var curve = Path()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
        // The parabola y = 2x − x² from 0 to 2: √5 + asinh(2) / 2.
        #expect(near(curve.length, 5.0.squareRoot() + asinh(2) / 2, 1e-8))
    }

    @Test func quarterOfACircleRunsFromThreeToSix() {
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        #expect(quarter.elements.first == .move(to: CGPoint(x: 50, y: 0)))
        #expect(near(quarter.currentPoint!, CGPoint(x: 0, y: 50)))
        #expect(near(quarter.length, circle.length / 4))
    }

    @Test(arguments: [(0.1, 0.35), (0, 0.5), (0.6, 1), (0.333, 0.334)])
    func lengthIsTheFraction(_ from: CGFloat, _ to: CGFloat) {
        let part = circle.trimmedPath(from: from, to: to)
        #expect(near(part.length, circle.length * (to - from), 1e-5))
        let middle = CGFloat.pi * (from + to)
        let box = part.boundingRect
        #expect(box.insetBy(dx: -0.1, dy: -0.1).contains(CGPoint(x: 50 * cos(middle), y: 50 * sin(middle))))
    }

    @Test func subpathsCountAsOneLineAndWholeOnesStayClosed() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        let part = path.trimmedPath(from: 0, to: 0.75)
        #expect(part.description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l 30 10 l")
        #expect(path.trimmedPath(from: 0.25, to: 0.625).description == "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l")
    }

    @Test func wholeRangeIsThePathItselfAndEmptyRangesAreEmpty() {
        #expect(circle.trimmedPath(from: -1, to: 2) == circle)
        for (from, to) in [(0.5, 0.5), (0.75, 0.25), (CGFloat.nan, 0.5), (0, CGFloat.nan)] {
            #expect(circle.trimmedPath(from: from, to: to).isEmpty)
        }
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func uselessCoordinatesEnd() {
        var path = Path()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addCurve(
            to: CGPoint(x: CGFloat.infinity, y: 4), control1: .zero, control2: CGPoint(x: 1e300, y: -1e300))
        path.addLine(to: CGPoint(x: 3, y: CGFloat.nan))
        _ = path.trimmedPath(from: 0.1, to: 0.9)
        _ = path.strokedPath(StrokeStyle(lineWidth: 4, dash: [1, 2]))
        _ = path.boundingRect
        _ = path.contains(.zero)
        #expect(path.length == 0)
    }
}
