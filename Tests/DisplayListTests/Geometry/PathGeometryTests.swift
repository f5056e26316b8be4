import Foundation
import Testing

@testable import DisplayList

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
    near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance) && near(a.height, b.height, tolerance)
}

@Suite struct PathConstructionTests {
    @Test func rectangleRunsClockwiseFromTopLeft() {
        #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
        #expect(Path(CGRect.null).isEmpty)
    }

    @Test func ellipseStartsAtThreeOClockAndRunsClockwise() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 25)))
        guard case .curve(let bottom, _, _) = path.elements[1] else { return #expect(Bool(false)) }
        #expect(bottom == CGPoint(x: 50, y: 50))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func descriptionReadsBack() throws {
        var path = Path(roundedRect: CGRect(x: 0.1, y: 0.2, width: 33, height: 44), cornerRadius: 7)
        path.move(to: CGPoint(x: 1e-7, y: -3))
        path.addQuadCurve(to: CGPoint(x: 1e20, y: 1 / 3.0), control: .zero)
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("0 0 10 20 re")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(Path("")?.isEmpty == true)
    }

    @Test(arguments: ["1 m", "1 2 3 m", "1 2 l", "0 0 m 1 2", "0 0 m 1 x l", "h", "0 0 m 1 2 3 4 5 c"])
    func malformedTextIsNoPath(_ text: String) { #expect(Path(text) == nil) }

    @Test func transformsMoveEveryPoint() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).offsetBy(dx: 5, dy: -1)
        #expect(path.boundingRect == CGRect(x: 5, y: -1, width: 10, height: 10))
        var both = Path()
        both.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 3))
        #expect(both.boundingRect == CGRect(x: 10, y: -3, width: 20, height: 30))
    }
}

@Suite struct PathArcTests {
    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        return path
    }

    @Test func clockwiseFalseFollowsGrowingAngles() {
        #expect(near(arc(0, 90, clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func clockwiseTrueGoesTheOtherWayRound() {
        #expect(near(arc(0, 90, clockwise: true).boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(near(arc(0, 90, clockwise: true).length, 15 * CGFloat.pi, 0.01))
    }

    @Test(arguments: [(0.0, 360.0, true), (0, 360, false), (-90, 270, false), (360, 0, false), (270, -90, true)])
    func fullTurnsAreCircles(_ start: Double, _ end: Double, _ clockwise: Bool) {
        #expect(near(arc(start, end, clockwise: clockwise).length, 20 * CGFloat.pi, 0.02))
    }

    @Test func anglesBelowTheStartAreTakenOnTheNextTurn() {
        #expect(near(arc(90, 0, clockwise: false).length, 15 * CGFloat.pi, 0.01))
        #expect(near(arc(350, 370, clockwise: false).length, 10 * CGFloat.pi / 9, 0.01))
    }

    @Test func arcIsJoinedToTheCurrentPoint() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.closeSubpath()
        #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: -1, y: 5)))
    }

    @Test func tangentArcRoundsACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        #expect(near(path.currentPoint!, CGPoint(x: 20, y: 5)))
        #expect(path.elements[1] == .line(to: CGPoint(x: 15, y: 0)))
        #expect(near(path.length, 15 + 2.5 * CGFloat.pi, 0.01))
        path.addArc(tangent1End: CGPoint(x: 20, y: 30), tangent2End: CGPoint(x: 20, y: 40), radius: 5)
        #expect(path.elements.last == .line(to: CGPoint(x: 20, y: 30)))
    }

    @Test func anArcThatGrowsKeepsItsCurves() {
        for clockwise in [false, true] {
            let turn = clockwise ? -1.0 : 1.0
            let short = arc(-90, -90 + 190 * turn, clockwise: clockwise).elements
            let long = arc(-90, -90 + 260 * turn, clockwise: clockwise).elements
            #expect(short.count == 4)
            #expect(short.prefix(3) == long.prefix(3))
        }
        #expect(arc(0, 270, clockwise: false).elements.count == 4)
    }

    @Test func relativeArcTurnsByItsDelta() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(-90))
        #expect(near(path.currentPoint!, CGPoint(x: 0, y: -2)))
    }

    @Test func uselessAnglesAddNothingAndManyTurnsEnd() {
        #expect(arc(.nan, 90, clockwise: false).isEmpty)
        #expect(arc(0, .infinity, clockwise: true).isEmpty)
        #expect(arc(0, 1e9, clockwise: false).elements.count < 20)
    }
}

@Suite struct PathBoundsTests {
    @Test func boundsFollowTheCurvesAndNotTheirHandles() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 7.5)))
        var quadratic = Path()
        quadratic.move(to: .zero)
        quadratic.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
        #expect(near(quadratic.boundingRect, CGRect(x: 0, y: -5, width: 10, height: 5)))
        #expect(quadratic.cgPath.boundingBox == CGRect(x: 0, y: -10, width: 10, height: 10))
    }

    @Test func emptyPathHasNoBounds() { #expect(Path().boundingRect == .null) }

    @Test func containmentFollowsTheRule() {
        var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(ring.contains(CGPoint(x: 5, y: 15), eoFill: true))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50 + 35, y: 50 + 35)))
        #expect(!circle.contains(CGPoint(x: 50 + 36, y: 50 + 36)))
        #expect(!circle.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }
}
