import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct PathPaintingTests {
    private let bad: [CGFloat] = [.nan, .infinity, -.infinity]

    @Test func halfCoveredPixelsAreHalfOpaque() throws {
        let bitmap = try draw([.box(2.5, 0, 5, 10, .black)])
        #expect(isClose(bitmap.color(x: 2, y: 5), 0, 0, 0, 128, by: 2))
        #expect(bitmap.color(x: 3, y: 5).alpha == 255 && bitmap.color(x: 1, y: 5).alpha == 0)
    }

    @Test func withoutSmoothingPixelsAreAllOrNothing() throws {
        let bitmap = try draw([.fill(.circle(5, 5, 4), FillStyle(antialiased: false), .black)])
        bitmap.withPixels { #expect($0.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 }) }
    }

    @Test func evenOddLeavesHoles() throws {
        let nested = Path(elements: Path.box(0, 0, 10, 10).elements + Path.box(3, 3, 4, 4).elements)
        #expect(try draw([.fill(nested, FillStyle(eoFill: true), .black)]).color(x: 5, y: 5).alpha == 0)
        #expect(try draw([.fill(nested, FillStyle(), .black)]).color(x: 5, y: 5).alpha == 255)
    }

    @Test func quadraticCurvesPassTheirMiddle() throws {
        let curve = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
        }
        let bitmap = try draw([.stroke(curve, StrokeStyle(lineWidth: 2), .black)], side: 40)
        #expect(bitmap.color(x: 20, y: 19).alpha > 200 && bitmap.color(x: 20, y: 24).alpha == 0)
    }

    @Test func strokesHaveTheirWidthAndCaps() throws {
        func row(_ cap: CGLineCap) throws -> [Int] {
            let style = StrokeStyle(lineWidth: 4, lineCap: cap)
            let bitmap = try draw([.stroke(.line(10, 10, 20, 10), style, .black)], side: 30)
            return (0..<30).map { Int(bitmap.color(x: $0, y: 10).alpha) }
        }
        #expect(try row(.butt).indices.filter { try row(.butt)[$0] > 128 } == Array(10..<20))
        #expect(try row(.square).indices.filter { try row(.square)[$0] > 128 } == Array(8..<22))
        let bitmap = try draw([.stroke(.line(10, 10, 20, 10), StrokeStyle(lineWidth: 4), .black)], side: 30)
        #expect((0..<30).filter { bitmap.color(x: 15, y: $0).alpha > 0 } == Array(8..<12))
    }

    @Test func cornersAreMiteredUpToTheLimit() throws {
        let corner = Path {
            $0.move(to: CGPoint(x: 5, y: 25))
            $0.addLine(to: CGPoint(x: 15, y: 10))
            $0.addLine(to: CGPoint(x: 25, y: 25))
        }
        func top(_ style: StrokeStyle) throws -> Int {
            let bitmap = try draw([.stroke(corner, style, .black)], side: 30)
            return try #require(
                (0..<30).first { bitmap.color(x: 15, y: $0).alpha > 128 || bitmap.color(x: 14, y: $0).alpha > 128 })
        }
        let mitered = try top(StrokeStyle(lineWidth: 4, miterLimit: 10))
        let beveled = try top(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
        #expect(mitered < beveled)
        #expect(try top(StrokeStyle(lineWidth: 4, miterLimit: 1)) == beveled)
        #expect(try top(StrokeStyle(lineWidth: 4, miterLimit: .nan)) == mitered)
    }

    @Test func dashesAndGapsAlternate() throws {
        let style = StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1)
        let bitmap = try draw([.stroke(.line(0, 5, 18, 5), style, .black)], side: 18)
        let row = (0..<18).map { bitmap.color(x: $0, y: 5).alpha > 128 }
        #expect(row == (0..<18).map { ($0 + 1) % 6 < 4 })
    }

    @Test func dashesOfNoLengthAreDots() throws {
        let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])
        let bitmap = try draw([.stroke(.line(4, 5, 30, 5), style, .black)], side: 34)
        for x in [4, 12, 20, 28] { #expect(bitmap.color(x: x, y: 5).alpha > 200) }
        for x in [8, 16, 24] { #expect(bitmap.color(x: x, y: 5).alpha == 0) }
    }

    @Test(arguments: [[0, 0], [-1, 2], [CGFloat.nan, 2], [.infinity, 1], []] as [[CGFloat]])
    func invalidDashesDrawASolidLine(dash: [CGFloat]) throws {
        let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: .nan)
        let bitmap = try draw([.stroke(.line(0, 5, 10, 5), style, .black)])
        #expect((0..<10).allSatisfy { bitmap.color(x: $0, y: 5).alpha == 255 })
    }

    @Test func impossibleWidthsDrawNothing() throws {
        for width in bad + [0, -3] {
            let bitmap = try draw([.stroke(.line(0, 5, 10, 5), StrokeStyle(lineWidth: width), .black)])
            bitmap.withPixels { #expect($0.allSatisfy { $0 == 0 }) }
        }
    }

    @Test func nonFiniteCoordinatesAreSkipped() throws {
        for value in bad {
            let broken = Path(elements: [
                .move(to: CGPoint(x: value, y: 0)), .line(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
                .curve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: value, y: 2), control2: .zero),
                .quadCurve(to: CGPoint(x: value, y: 1), control: .zero), .line(to: CGPoint(x: 10, y: 10)),
                .line(to: CGPoint(x: 0, y: 10)), .closeSubpath,
            ])
            let bitmap = try draw([
                .fill(broken, FillStyle(), .color(.pureRed)), .box(0, 0, 5, 10, .pureBlue),
                .stroke(.line(0, value, 10, 5), StrokeStyle(), .black),
            ])
            #expect(bitmap.color(x: 8, y: 5) == Bitmap.Color(255, 0, 0))
            #expect(bitmap.color(x: 2, y: 5) == Bitmap.Color(0, 0, 255))
        }
    }

    @Test func farAwayCoordinatesDoNotWrapAround() throws {
        let bitmap = try draw([.box(-1e12, -1e12, 2e12, 2e12, .pureRed), .box(1e9, 0, 1e9, 10, .pureBlue)])
        bitmap.withPixels { #expect($0.allSatisfy { $0 == 0xFFFF_0000 }) }
    }

    @Test func flatTransformsDrawNothing() throws {
        let transforms = [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
            CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
        ]
        for transform in transforms {
            let inner = DisplayItem.group([
                .box(0, 0, 10, 10, .pureRed), .stroke(.line(0, 0, 9, 9), StrokeStyle(), .black),
            ]) {
                $0.transform = transform
                $0.filters = [.blur(radius: 2, isOpaque: false)]
            }
            let bitmap = try draw([inner, .box(0, 0, 1, 1, .pureGreen)])
            #expect(bitmap.color(x: 5, y: 5).alpha == 0 && bitmap.color(x: 0, y: 0) == Bitmap.Color(0, 255, 0))
        }
    }
}
