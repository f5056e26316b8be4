import DisplayList
import Foundation
import Testing

@Suite struct MiterTests {
    private func longest(_ points: [CGPoint], closed: Bool = false, limit: Double = 10, pixel: Double = 0.3) -> Double {
        Path { path in
            path.addLines(points)
            if closed { path.closeSubpath() }
        }.longestMiter(limit: limit, pixel: pixel)
    }

    @Test func smoothOutlinesHaveNoMiters() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
        for path in [
            Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 9), Path(roundedRect: rect, cornerRadius: 15, style: .continuous),
        ] {
            #expect(path.longestMiter(limit: 10, pixel: 0.3) < 1.01)
        }
    }

    @Test func cornersReachAsFarAsTheirAngleTells() {
        let square = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
        #expect(abs(longest(square, closed: true) - 2.0.squareRoot()) < 1e-9)
        #expect(longest([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)]) == 1)
        // A corner of 60° has a miter of twice the width.
        let sharp = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 5 * 3.0.squareRoot())]
        #expect(abs(longest(sharp) - 2) < 1e-9)
    }

    @Test func cornersBeyondTheLimitAreBeveled() {
        let needle = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0.5)]
        #expect(longest(needle) == 1)
        #expect(longest(needle, limit: 100) > 20)
    }

    @Test func linesBelowThePixelsMayHaveAnyCorner() {
        let tiny = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10.01, y: 0.01), CGPoint(x: 20, y: 5)]
        #expect(longest(tiny) == 10)
        // A line of no length is none.
        #expect(longest([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)]) == 1)
    }
}
