import Foundation
import Testing

@testable import DisplayList

@Suite struct PathStrokingTests {
    private func line(_ points: (CGFloat, CGFloat)...) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    private func bounds(_ path: Path, _ style: StrokeStyle) -> CGRect { path.strokedPath(style).boundingRect }

    @Test func capsReachBeyondTheEnds() {
        let path = line((10, 10), (30, 10))
        #expect(near(bounds(path, StrokeStyle(lineWidth: 4)), CGRect(x: 10, y: 8, width: 20, height: 4)))
        for cap in [CGLineCap.round, .square] {
            let style = StrokeStyle(lineWidth: 4, lineCap: cap)
            #expect(near(bounds(path, style), CGRect(x: 8, y: 8, width: 24, height: 4)))
        }
        #expect(!path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 8.2, y: 8.2)))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).contains(CGPoint(x: 8.2, y: 8.2)))
    }

    @Test func joins() {
        for points in [[(0.0, 0.0), (20, 0), (20, 20)], [(0, 0), (20, 0), (20, -20)]] {
            var path = Path()
            path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
            let down: CGFloat = points[2].1 > 0 ? -1 : 1
            func covers(_ join: CGLineJoin, _ x: CGFloat, _ limit: CGFloat = 10) -> Bool {
                path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
                    .contains(CGPoint(x: 20 + x, y: down * x))
            }
            #expect(covers(.miter, 1.9))
            #expect(!covers(.miter, 1.9, 1.4))
            #expect(covers(.round, 1.4) && !covers(.round, 1.5))
            #expect(covers(.bevel, 0.9) && !covers(.bevel, 1.1))
        }
    }

    @Test func circleBecomesARing() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        let ring = circle.strokedPath(StrokeStyle(lineWidth: 10))
        #expect(near(ring.boundingRect, CGRect(x: -55, y: -55, width: 110, height: 110), 0.05))
        for degrees in stride(from: 0.5, to: 360, by: 7) {
            let direction = CGPoint(x: cos(degrees * CGFloat.pi / 180), y: sin(degrees * CGFloat.pi / 180))
            #expect(!ring.contains(direction * 44.9))
            #expect(ring.contains(direction * 45.1))
            #expect(ring.contains(direction * 54.9))
            #expect(!ring.contains(direction * 55.1))
        }
    }

    @Test func lineThickerThanItsCircleFillsTheMiddle() {
        let disc = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)).strokedPath(StrokeStyle(lineWidth: 10))
        for degrees in stride(from: 1.0, to: 360, by: 11) {
            for distance in stride(from: 0.0, through: 7.9, by: 0.5) {
                let angle = degrees * CGFloat.pi / 180
                #expect(disc.contains(CGPoint(x: cos(angle) * distance, y: sin(angle) * distance)))
            }
        }
        #expect(!disc.contains(CGPoint(x: 8.1, y: 0)))
    }

    @Test func dashesAlternateAndPhaseShiftsThem() {
        let path = line((0, 0), (20, 0))
        #expect(path.dashed([5, 3], phase: 0).description == "0 0 m 5 0 l 8 0 m 13 0 l 16 0 m 20 0 l")
        #expect(path.dashed([5, 3], phase: 6).description == "2 0 m 7 0 l 10 0 m 15 0 l 18 0 m 20 0 l")
        #expect(path.dashed([5, 3], phase: -2).description == "2 0 m 7 0 l 10 0 m 15 0 l 18 0 m 20 0 l")
        #expect(path.dashed([6], phase: 0).description == "0 0 m 6 0 l 12 0 m 18 0 l")
    }

    @Test func dashesMeetAcrossTheSeam() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let dashed = square.dashed([4, 4], phase: 2)
        #expect(dashed.elements.filter { if case .move = $0 { true } else { false } }.count == 5)
        #expect(near(dashed.length, 20))
    }

    @Test(arguments: [[0.0], [-1, 2], [.nan], [0, 0], [1e-12], [.infinity]])
    func invalidPatternsDrawTheWholeLine(_ dash: [Double]) {
        let path = line((0, 0), (20, 0))
        #expect(path.dashed(dash.map { CGFloat($0) }, phase: 0) == path)
    }

    @Test func dashesNearAnAreaAreThoseOfTheWholeLine() {
        let area = CGRect(x: 0, y: -1, width: 20, height: 2)
        let long = line((-1e9, 0), (1e9, 0)).dashed([5, 3], phase: 0, near: area)?.flattened() ?? []
        #expect(long.map { $0.map { ($0.x * 1e5).rounded() / 1e5 } } == [[0, 5], [8, 13], [16, 20]])
        #expect(line((2, 0), (2, 1e9), (2, 0)).dashed([5, 3], phase: 4, near: area)?.description == "2 0 m 2 1 l 2 1 m 2 0 l")
        #expect(line((-1e9, 5), (1e9, 5)).dashed([5, 3], phase: 0, near: area)?.isEmpty == true)
        #expect(line((-1e9, 0), (1e9, 0)).dashed([1e-5], phase: 0, near: area) == nil)
        #expect(line((0, 0), (10, 0)).dashed([-1, 2], phase: 0, near: area) == nil)
    }

    @Test func segmentsNearAnAreaShareTheirDashes() {
        let area = CGRect(x: -1, y: -1, width: 22, height: 22)
        let corner = line((0, 0), (10, 0), (10, 10))
        #expect(corner.dashed([6, 2], phase: 0, near: area) == corner.dashed([6, 2], phase: 0))
        let disc = Path(ellipseIn: CGRect(x: 0, y: -1e6, width: 2e6, height: 2e6))
        let dashes = disc.dashed([5, 5], phase: 0, near: area)?.elements.filter { if case .move = $0 { true } else { false } }
        #expect((2...5).contains(dashes?.count ?? 0))
    }

    /// Thin lines along long curves would be cut into as many pieces as their width asks for.
    @Test(arguments: [(1e-38, 2_147_483_649, 65_536), (1e-308, 32_768, 33), (1e-10, 9.3e18, 0)] as [(CGFloat, CGFloat, CGFloat)])
    func outlinesHaveABoundedNumberOfPieces(width: CGFloat, height: CGFloat, dash: CGFloat) {
        let path = Path(ellipseIn: CGRect(x: 1, y: 1, width: 21, height: height))
        let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: dash > 0 ? [dash] : [])
        #expect(path.strokedPath(style).elements.count < 2_500_000)
    }

    @Test func pointsShowRoundAndSquareCaps() {
        var dot = Path()
        dot.move(to: CGPoint(x: 5, y: 5))
        dot.addLine(to: CGPoint(x: 5, y: 5))
        #expect(near(bounds(dot, StrokeStyle(lineWidth: 4, lineCap: .round)), CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(near(bounds(dot, StrokeStyle(lineWidth: 4, lineCap: .square)), CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(line((0, 0), (1, 1)).strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
        #expect(line((0, 0), (1, 1)).strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    }
}
