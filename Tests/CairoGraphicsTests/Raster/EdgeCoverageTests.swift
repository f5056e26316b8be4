import CPixels
import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct EdgeCoverageTests {
    /// The values 255 times 0/24, 1/24 and so on to 24/24.
    private let steps = Set((0...24).map { Int((Double($0) * 255 / 24).rounded()) })

    private func alphas(_ items: [DisplayItem], side: CGFloat = 40) throws -> Set<Int> {
        let bitmap = try draw(items, side: side)
        return bitmap.withPixels { Set($0.map { Int($0 >> 24) }) }
    }

    @Test func eachCoverageBecomesTheNearestStep() {
        var coverage = (0...255).map(UInt8.init)
        cpixels_step_coverage(&coverage, coverage.count)
        for (before, after) in coverage.enumerated() {
            let nearest = steps.map { abs($0 - before) }.min()!
            // Half a step lies between two values.
            #expect(abs(Int(after) - before) <= nearest + 1, "\(before) became \(after)")
        }
        #expect(Set(coverage.map(Int.init)) == steps && coverage[0] == 0 && coverage[255] == 255)
        #expect(coverage == coverage.sorted())
    }

    @Test func edgesOfFillsAndStrokesAreInSteps() throws {
        let circle = Path.circle(20.3, 19.6, 17.7)
        let filled = try alphas([.fill(circle, FillStyle(), .black)])
        #expect(filled.isSubset(of: steps) && filled.count > 20)
        let stroked = try alphas([.stroke(circle, StrokeStyle(lineWidth: 1.7, dash: [5, 3]), .black)])
        #expect(stroked.isSubset(of: steps) && stroked.count > 20)
    }

    @Test func edgesOfClipsAreInSteps() throws {
        let clipped = DisplayItem.group([.box(0, 0, 40, 40, .black)]) {
            $0.clips = [.init(path: .circle(20.3, 19.6, 17.7)), .init(path: .box(3.3, 0, 33.3, 40))]
        }
        let found = try alphas([clipped])
        #expect(found.isSubset(of: steps) && found.count > 20)
    }

    /// A clip whose edges are on pixel boundaries changes nothing inside it.
    @Test func clipsOnPixelBoundariesChangeNothingInside() throws {
        let circle = DisplayItem.fill(.circle(20.3, 19.6, 17.7), FillStyle(), .black)
        let whole = try draw([circle], side: 40)
        let cut = try draw([.group([circle]) { $0.clips = [.init(path: .box(10, 5, 20, 30))] }], side: 40)
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = (10..<30).contains(x) && (5..<35).contains(y)
                #expect(cut.color(x: x, y: y).alpha == (isInside ? whole.color(x: x, y: y).alpha : 0))
            }
        }
    }

    /// Content that is drawn after the end of a clip is complete.
    @Test func clipsEndWithTheirGroup() throws {
        let clipped = DisplayItem.group([.box(0, 0, 40, 40, .pureRed)]) {
            $0.clips = [.init(path: .circle(10.5, 10.5, 5.2))]
        }
        let shadowed = DisplayItem.group([.box(25, 25, 5, 5, .pureRed)]) {
            $0.clips = [.init(path: .circle(27.5, 27.5, 2.2))]
            $0.opacity = 0.5
        }
        let bitmap = try draw([clipped, shadowed, .box(30.5, 2.5, 6, 6, .pureBlue)], side: 40)
        #expect(bitmap.color(x: 33, y: 5).blue == 255 && bitmap.color(x: 33, y: 5).alpha == 255)
        #expect(bitmap.color(x: 20, y: 20).alpha == 0)
    }

    @Test func rectanglesOnPixelBoundariesCoverWholePixels() {
        let box = Path.box(2, 3, 4, 5)
        let half = CGAffineTransform(translationX: 0.5, y: 0)
        #expect(box.coversWholePixels(through: .identity))
        #expect(box.coversWholePixels(through: CGAffineTransform(scaleX: 3, y: 2)))
        #expect(box.coversWholePixels(through: CGAffineTransform(rotationAngle: .pi / 2)))
        #expect(!box.coversWholePixels(through: half))
        #expect(!box.coversWholePixels(through: CGAffineTransform(rotationAngle: 0.3)))
        #expect(!Path.circle(5, 5, 3).coversWholePixels(through: .identity))
        #expect(!Path.line(0, 0, 4, 4).coversWholePixels(through: .identity))
        let triangle = Path(elements: [
            .move(to: .zero), .line(to: CGPoint(x: 8, y: 0)), .line(to: CGPoint(x: 8, y: 8)), .closeSubpath,
        ])
        #expect(!triangle.coversWholePixels(through: .identity))
        let kite = Path(elements: triangle.elements.dropLast() + [.line(to: CGPoint(x: 1, y: 8)), .closeSubpath])
        #expect(!kite.coversWholePixels(through: .identity))
    }
}
