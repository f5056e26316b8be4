import Foundation
import Testing

@testable import DisplayList

@Suite struct RoundedRectangleTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// Returns the distance along the top edge, from the left, at which the outline first comes within `gap` of the
    /// edge.
    private func reach(_ path: Path, gap: CGFloat) -> CGFloat {
        path.flattened(tolerance: 0.0005)[0].filter { $0.y > gap && $0.x < 50 && $0.y < 50 }.map(\.x).max()!
    }

    @Test func circularCornersAreQuarterCircles() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .circular)
        #expect(near(path.length, 4 * 60 + 40 * CGFloat.pi, 0.02))
        #expect(path.boundingRect == square)
        #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 50)))
    }

    @Test func continuousCornerOfRadius20ReachesVisibly22AlongTheEdge() {
        // Measured on images that SwiftUI rendered at three pixels per point, where an eighth of a pixel is visible.
        let path = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
        #expect(near(reach(path, gap: 0.1), 22, 0.5))
        #expect(near(reach(path, gap: 1e-9), 1.528665 * 20, 0.5))
    }

    @Test func continuousCornerStaysSlightlyOutsideTheArc() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
        let distances = path.flattened(tolerance: 0.001)[0].map { ($0 - CGPoint(x: 20, y: 20)).length }
        // Of the points beyond both straight sides, the middle of the corner is nearest to the center of the top left
        // corner.
        let arc = 20.0
        let middle = (CGFloat(20) - 0.2914975 * 20) * CGFloat(2).squareRoot()
        #expect(distances.contains { near($0, middle, 0.01) })
        #expect(middle > arc && middle < arc + 0.1)
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func halfTheSideIsACircle(_ style: RoundedCornerStyle) {
        for radius in [50, 80, CGFloat.infinity] {
            let path = Path(roundedRect: square, cornerRadius: radius, style: style)
            for point in path.flattened(tolerance: 0.01).flatMap({ $0 }) {
                #expect(near((point - CGPoint(x: 50, y: 50)).length, 50, 0.05))
            }
        }
    }

    @Test func continuousCornersDegradeSteadily() {
        // From the full curve (32.7) to half the side there is no jump: the outline changes continuously with the
        // radius.
        var before: CGFloat?
        for radius in stride(from: 30.0, through: 50, by: 0.25) {
            let path = Path(roundedRect: square, cornerRadius: radius)
            let inset = path.flattened(tolerance: 0.001)[0].map { $0.x + $0.y }.min()!
            if let before { #expect(inset > before && inset - before < 0.2) }
            before = inset
            #expect(near(path.boundingRect, square, 1e-6))
        }
    }

    @Test func cornersOfTheirOwn() {
        let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
        let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 95, y: 5)))
        #expect(path.contains(CGPoint(x: 5, y: 95)))
        #expect(!path.contains(CGPoint(x: 98, y: 98)))
        #expect(path.contains(CGPoint(x: 95, y: 95)))
    }

    @Test func ellipticalCorners() {
        let path = Path(roundedRect: square, cornerSize: CGSize(width: 40, height: 10), style: .circular)
        #expect(path.contains(CGPoint(x: 12, y: 6)))
        #expect(!path.contains(CGPoint(x: 4, y: 3)))
    }

    @Test func radiiWithoutCornersLeaveARectangle() {
        for radius in [0, -5, CGFloat.nan] {
            #expect(Path(roundedRect: square, cornerRadius: radius) == Path(square))
        }
        let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)
        _ = Path(roundedRect: endless, cornerRadius: .infinity)
        _ = Path(roundedRect: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), cornerRadius: 2)
    }
}
