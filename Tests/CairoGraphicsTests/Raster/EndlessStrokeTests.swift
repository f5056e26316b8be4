import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// Strokes with numbers far beyond the picture cost no more than those within it, and look as they should where they are seen.
@Suite struct EndlessStrokeTests {
    static let widths: [CGFloat] = [1e3, 1e6, 1e10, 2_147_483_647, 1e38, 1e300]
    static let transforms = [
        CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: 139), CGAffineTransform(scaleX: 0.5, y: 1e4),
    ]

    private func isFull(_ bitmap: Bitmap) -> Bool { bitmap.withPixels { $0.allSatisfy { $0 == 0xFF00_0000 } } }

    private func draw(_ path: Path, _ style: StrokeStyle, through transform: CGAffineTransform = .identity) throws -> Bitmap {
        try CairoGraphicsTests.draw([.group([.stroke(path, style, .black)]) { $0.transform = transform }], side: 30)
    }

    @Test(arguments: widths, transforms) func widePensFillWhatTheyCover(width: CGFloat, transform: CGAffineTransform) throws {
        let circle = Path.circle(15, 15, 10)
        for join in [CGLineJoin.miter, .round, .bevel] {
            #expect(isFull(try draw(circle, StrokeStyle(lineWidth: width, lineJoin: join), through: transform)))
        }
        let dashed = StrokeStyle(lineWidth: width, lineCap: .round, dash: [1, 1], dashPhase: 1)
        #expect(isFull(try draw(circle, dashed, through: transform)))
        #expect(isFull(try draw(.box(5, 5, 20, 20), StrokeStyle(lineWidth: width, lineJoin: .bevel), through: transform)))
    }

    @Test(arguments: widths) func wideLinesEndWhereTheyEnd(width: CGFloat) throws {
        let bitmap = try draw(.line(10, 5, 20, 5), StrokeStyle(lineWidth: width))
        for y in [0, 15, 29] {
            #expect((0..<30).map { bitmap.color(x: $0, y: y).alpha } == (0..<30).map { (10..<20).contains($0) ? 255 : 0 })
        }
    }

    /// Cairo leaves a hole where a pen is wider than a closed curve.
    @Test func blotsHaveNoHoles() throws {
        let bitmap = try draw(.circle(15, 15, 4), StrokeStyle(lineWidth: 14))
        #expect(bitmap.color(x: 15, y: 15).alpha == 255 && bitmap.color(x: 5, y: 15).alpha == 255)
        #expect(bitmap.color(x: 3, y: 15).alpha == 0)
    }

    @Test func endlessLinesAreDashedWhereTheyAreSeen() throws {
        for (start, end) in [(5.0, 4e9), (-4e9 + 5, 5.0), (-4e9 + 5, 4e9)] {
            let bitmap = try draw(.line(10, start, 10, end), StrokeStyle(lineWidth: 4, dash: [2, 2]))
            let rows = (0..<30).map { bitmap.color(x: 10, y: $0).alpha }
            let inside = (0..<30).map { Double($0) >= start && Double($0) < end }
            #expect(rows == (0..<30).map { inside[$0] && ($0 + 3) % 4 < 2 ? 255 : 0 })
        }
    }

    @Test func endlessCurvesAreDashedWhereTheyAreSeen() throws {
        // So large that it is straight here: its leftmost point is in the picture.
        let bitmap = try draw(.circle(1e7 + 10, 15, 1e7), StrokeStyle(lineWidth: 4, dash: [5, 5]))
        let rows = (0..<30).map { bitmap.color(x: 10, y: $0).alpha > 128 }
        #expect((1..<30).filter { rows[$0] != rows[$0 - 1] }.count >= 4)
        #expect((12...18).contains(rows.filter { $0 }.count))
    }

    @Test func linesOfTooManyDashesAreSolid() throws {
        for dash in [1e-5, 1e-38] as [CGFloat] {
            let bitmap = try draw(.line(10, 5, 10, 4e9), StrokeStyle(lineWidth: 4, dash: [dash, dash]))
            #expect((6..<30).allSatisfy { bitmap.color(x: 10, y: $0).alpha == 255 })
        }
    }

    /// What Cairo is given is bounded: pieces of the path, times the pixels that a pen reaches.
    @Test(arguments: widths + [1e-308, 1e-7, 1, 50]) func workIsBounded(width: CGFloat) {
        let paths = [
            Path.circle(15, 15, 10), .circle(0, 0, 1e9), .line(0, 0, 0, 4e9), .box(-1e12, 5, 2e12, 1e38),
            .box(0, 0, 9.3e18, .infinity),
        ]
        for path in paths {
            for dash in [[], [1, 1], [1e-9], [65_536], [0, 33]] as [[CGFloat]] {
                for transform in Self.transforms + [CGAffineTransform(scaleX: 1e9, y: 1)] {
                    let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: dash)
                    let seen = PixelRect(minX: 0, minY: 0, maxX: 500, maxY: 500)
                    let stroke = DrawnStroke(path, style, through: transform, seenIn: seen, isVector: false)
                    switch stroke.form {
                    case .line(let path, let style):
                        let reach = style.lineWidth / 2 * transform.largestScale
                        #expect(reach <= DrawnStroke.longestReach)
                        let dashes = DrawnStroke.dashes(of: style, along: path)
                        #expect((dashes + Double(path.elements.count) / 2) * min(max(1, reach), 500) <= 2 * DrawnStroke.mostWork)
                    case .outline(let path):
                        #expect(path.elements.count < 3_000_000)
                    }
                }
            }
        }
    }

    /// The bounds of a layer's ink are found without the dashes.
    @Test func endlessDashesInLayersAreMeasured() throws {
        let item = DisplayItem.group([.stroke(.line(10, 5, 10, 4e9), StrokeStyle(lineWidth: 4, dash: [2, 2]), .black)]) {
            $0.opacity = 0.5
            $0.filters = [.blur(radius: 0.1, isOpaque: false)]
        }
        #expect(try CairoGraphicsTests.draw([item], side: 30).color(x: 10, y: 10).alpha == 127)
    }
}
