import DisplayList
import Foundation
import Testing

/// Paths made of the regions of others.
@Suite struct PathCombiningTests {
    private let first = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let second = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    /// The area of the region. Polygons of holes run the other way round.
    private func area(_ path: Path) -> CGFloat {
        abs(
            path.flattened().reduce(0) { sum, polygon in
                sum + zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
            })
    }

    @Test func rectanglesThatOverlap() {
        #expect(area(first.intersection(second)) == 100)
        #expect(first.intersection(second).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(area(first.union(second)) == 700)
        #expect(first.union(second).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(area(first.subtracting(second)) == 300)
        #expect(!first.subtracting(second).contains(CGPoint(x: 15, y: 15)))
        #expect(first.subtracting(second).contains(CGPoint(x: 5, y: 15)))
        #expect(area(first.symmetricDifference(second)) == 600)
        #expect(!first.symmetricDifference(second).contains(CGPoint(x: 15, y: 15)))
    }

    @Test func regionsThatShareEdges() {
        let beside = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(first.union(beside).elements.count == 5)
        #expect(area(first.union(beside)) == 800)
        #expect(first.intersection(beside).isEmpty)
        #expect(first.subtracting(first).isEmpty)
        #expect(area(first.intersection(first)) == 400)
        #expect(first.subtracting(Path()).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(Path().union(Path()).isEmpty)
    }

    @Test func holes() {
        let inner = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        let ring = first.subtracting(inner)
        #expect(area(ring) == 300)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
        #expect(area(ring.union(inner)) == 400)
        // Both rectangles run the same way round: by winding numbers there is no hole.
        var both = first
        both.addPath(inner)
        #expect(area(both.normalized(eoFill: false)) == 400 && area(both.normalized()) == 300)
        #expect(area(both.subtracting(Path(), eoFill: true)) == 300)
    }

    @Test func circlesKeepTheirAreas() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
        #expect(abs(area(half) - .pi * 1250) < 2)
        let moon = circle.subtracting(Path(ellipseIn: CGRect(x: 30, y: 0, width: 100, height: 100)))
        #expect(moon.contains(CGPoint(x: 10, y: 50)) && !moon.contains(CGPoint(x: 60, y: 50)))
        let overlap = circle.intersection(Path(ellipseIn: CGRect(x: 30, y: 0, width: 100, height: 100)))
        #expect(abs(area(moon) + area(overlap) - .pi * 2500) < 4)
    }

    @Test func crossingsOfOneOutline() {
        // A bow tie: its halves run opposite ways round.
        let tie = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)])
            path.closeSubpath()
        }
        #expect(area(tie.normalized()) == 200)
        #expect(tie.normalized().contains(CGPoint(x: 2, y: 10)) && !tie.normalized().contains(CGPoint(x: 10, y: 2)))
    }

    @Test func linesInsideAndOutside() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 10))
            path.addLine(to: CGPoint(x: 30, y: 10))
        }
        #expect(
            line.lineIntersection(first) == Path { path in
                path.move(to: CGPoint(x: 0, y: 10))
                path.addLine(to: CGPoint(x: 20, y: 10))
            })
        #expect(
            line.lineSubtraction(first) == Path { path in
                path.move(to: CGPoint(x: -10, y: 10))
                path.addLine(to: CGPoint(x: 0, y: 10))
                path.move(to: CGPoint(x: 20, y: 10))
                path.addLine(to: CGPoint(x: 30, y: 10))
            })
    }

    @Test func coreGraphicsPaths() {
        let (one, two) = (first.cgPath, second.cgPath)
        #expect(one.intersects(two) && !one.intersects(Path(CGRect(x: 50, y: 0, width: 5, height: 5)).cgPath))
        #expect(area(Path(one.subtracting(two))) == 300 && area(Path(one.union(two))) == 700)
        #expect(one.flattened(threshold: 1) == one)
    }

    @Test func placesThatAreNoNumbers() {
        let broken = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 4), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        }
        #expect(broken.union(Path()).isEmpty)
    }
}
