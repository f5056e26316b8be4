import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ShapePathTests {
    private let frame = CGRect(x: 10, y: 20, width: 100, height: 60)

    private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-6 }
    }

    @Test func shapesFillTheirFrame() {
        #expect(isNear(bounds(.rect), frame))
        #expect(isNear(bounds(.rect(cornerRadius: 12)), frame))
        #expect(isNear(bounds(.rect(topLeadingRadius: 12)), frame))
        #expect(isNear(bounds(.ellipse), frame))
        #expect(isNear(bounds(.capsule), frame))
        #expect(isNear(bounds(.containerRelative), frame))
        #expect(isNear(bounds(.circle), CGRect(x: 30, y: 20, width: 60, height: 60)))
    }

    @Test func insetsMoveEverySideIn() {
        let inside = CGRect(x: 15, y: 25, width: 90, height: 50)
        #expect(isNear(bounds(Rectangle().inset(by: 5)), inside))
        #expect(isNear(bounds(Rectangle().inset(by: 2).inset(by: 3)), inside))
        #expect(isNear(bounds(RoundedRectangle(cornerRadius: 8).inset(by: 5)), inside))
        #expect(isNear(bounds(UnevenRoundedRectangle(topLeadingRadius: 8).inset(by: 5)), inside))
        #expect(isNear(bounds(Ellipse().inset(by: 5)), inside))
        #expect(isNear(bounds(Capsule().inset(by: 5)), inside))
        #expect(isNear(bounds(Circle().inset(by: 5)), CGRect(x: 35, y: 25, width: 50, height: 50)))
        #expect(isNear(bounds(Rectangle().inset(by: -5)), frame.insetBy(dx: -5, dy: -5)))
        #expect(isNear(bounds(Rectangle().inset(by: 500)), CGRect(x: 60, y: 50, width: 0, height: 0)))
        #expect(isNear(bounds(Rectangle().inset(by: .nan)), frame))
    }

    @Test func insetCornersStayParallel() {
        let inner = RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 5).path(in: frame)
        let expected = Path(roundedRect: frame.insetBy(dx: 5, dy: 5), cornerRadius: 7, style: .circular)
        #expect(inner == expected)
    }

    @Test func circleTakesTheShorterSide() {
        let circle = Circle()
        #expect(circle.sizeThatFits(ProposedViewSize(width: 100, height: 60)) == CGSize(width: 60, height: 60))
        #expect(circle.sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 100))
        #expect(circle.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        let turned = circle.trim(to: 0.5).rotation(.degrees(-90))
        #expect(turned.sizeThatFits(ProposedViewSize(width: 7, height: 9)) == CGSize(width: 7, height: 7))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 10))
    }

    @Test func modifiedShapes() {
        #expect(isNear(bounds(Rectangle().offset(x: 3, y: -4)), frame.offsetBy(dx: 3, dy: -4)))
        #expect(isNear(bounds(Rectangle().scale(0.5)), CGRect(x: 35, y: 35, width: 50, height: 30)))
        let wide = Rectangle().scale(x: 2, anchor: .topLeading)
        #expect(isNear(bounds(wide), CGRect(x: 10, y: 20, width: 200, height: 60)))
        #expect(isNear(bounds(Rectangle().rotation(.degrees(90))), CGRect(x: 30, y: 0, width: 60, height: 100)))
        #expect(isNear(bounds(Rectangle().size(width: 7, height: 9)), CGRect(x: 10, y: 20, width: 7, height: 9)))
        #expect(isNear(
            bounds(Rectangle().transform(CGAffineTransform(translationX: 1, y: 2))), frame.offsetBy(dx: 1, dy: 2)))
        #expect(isNear(bounds(Rectangle().stroke(lineWidth: 4)), frame.insetBy(dx: -2, dy: -2)))
        #expect(isNear(bounds(AnyShape(AnyShape(Ellipse()))), frame))
        #expect(Path(frame).path(in: .zero) == Path(frame))
    }

    @Test func trimmedCircleRunsClockwiseFromThreeOClock() {
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(isNear(quarter.boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50)))
    }

    @Test("(U) ContainerRelativeShape follows the corner of 22") func containerRelativeShapeRunsParallel() {
        let container = ContainerShapeOutline(
            frame: CGRect(x: 0, y: 0, width: 120, height: 100), cornerRadius: 22, style: .circular)
        let path = ContainerRelativeShape()._path(in: frame, context: _ShapeContext(container: container))
        #expect(path == Path(roundedRect: frame, cornerRadius: 12, style: .circular))
        #expect(ContainerRelativeShape().path(in: frame) == Path(frame))
    }

    private struct Flag: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: 10)) }
    }

    @Test func customShapesAreMirroredFromRightToLeft() {
        let context = _ShapeContext(layoutDirection: .rightToLeft)
        let mirrored = Flag().drawnPath(in: frame, context: context).boundingRect
        #expect(isNear(mirrored, CGRect(x: 100, y: 20, width: 10, height: 10)))
        let fixed = Flag().trim(to: 1).drawnPath(in: frame, context: _ShapeContext()).boundingRect
        #expect(isNear(fixed, CGRect(x: 10, y: 20, width: 10, height: 10)))
    }
}
