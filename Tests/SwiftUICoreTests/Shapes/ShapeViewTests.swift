import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ShapeViewTests {
    private let frame = CGRect(x: 0, y: 0, width: 40, height: 30)

    private func items(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [DisplayItem] {
        var environment = EnvironmentValues()
        change(&environment)
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        return ViewRenderer(environment: environment, session: session).render(view, size: frame.size)
            .displayList.items
    }

    private let red = Paint.color(RGBAColor(255, 59, 48))

    @Test func aShapeAloneTakesTheForegroundStyle() {
        #expect(items(Rectangle()) == [.fill(Path(frame), FillStyle(), .black)])
        #expect(items(Rectangle().foregroundStyle(.red)) == [.fill(Path(frame), FillStyle(), red)])
    }

    @Test func fillAndStroke() {
        #expect(items(Rectangle().fill(.red)) == [.fill(Path(frame), FillStyle(), red)])
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        #expect(items(Rectangle().stroke(.red, style: style)) == [.stroke(Path(frame), style, red)])
        #expect(items(Rectangle().stroke(.red)) == [.stroke(Path(frame), StrokeStyle(), red)])
    }

    @Test func aStrokedShapeIsStrokedWithTheForegroundStyle() {
        let style = StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)
        let circle = Circle().trim(from: 0, to: 0.25).stroke(style: style).foregroundStyle(.red)
        let arc = Circle().trim(from: 0, to: 0.25).path(in: frame)
        #expect(items(circle.frame(width: 40, height: 30)) == [.stroke(arc, style, red)])
    }

    @Test func aBorderLiesInside() {
        let inside = Path(frame.insetBy(dx: 2, dy: 2))
        let style = StrokeStyle(lineWidth: 4)
        #expect(items(Rectangle().strokeBorder(.red, lineWidth: 4)) == [.stroke(inside, style, red)])
        #expect(items(Rectangle().strokeBorder(lineWidth: 4)) == [.stroke(inside, style, .black)])
    }

    @Test func coatsLieOverEachOther() {
        let view = Rectangle().fill(.red).stroke(.black, lineWidth: 2).strokeBorder(.white, lineWidth: 4)
        #expect(items(view) == [
            .fill(Path(frame), FillStyle(), red),
            .stroke(Path(frame), StrokeStyle(lineWidth: 2), .black),
            .stroke(Path(frame.insetBy(dx: 2, dy: 2)), StrokeStyle(lineWidth: 4), .color(.white)),
        ])
    }

    @Test func shapesAreDrawnAtTheirPosition() {
        let view = Rectangle().fill(.red).frame(width: 10, height: 10)
        let place = CGRect(x: 15, y: 10, width: 10, height: 10)
        #expect(items(view) == [.fill(Path(place), FillStyle(), red)])
    }

    @Test func containerRelativeShapeFollowsTheContainer() {
        let view = ContainerRelativeShape().fill(.red).padding(5)
        let container = ContainerShapeOutline(frame: frame, cornerRadius: 12)
        let expected = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 7)
            .offsetBy(dx: 5, dy: 5)
        #expect(items(view) { $0.containerShape = container } == [.fill(expected, FillStyle(), red)])
    }

    private struct Half: Shape {
        var fraction: CGFloat
        var animatableData: CGFloat {
            get { fraction }
            set { fraction = newValue }
        }
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addRect(CGRect(x: 0, y: 0, width: rect.width * fraction, height: rect.height))
            return path
        }
    }

    @Test func customShapes() {
        let half = Path(CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(items(Half(fraction: 0.5).fill(.red)) == [.fill(half, FillStyle(), red)])
        let mirrored = items(Half(fraction: 0.5).fill(.red)) { $0.layoutDirection = .rightToLeft }
        guard case .fill(let path, _, _) = mirrored.first else {
            Issue.record("nothing filled")
            return
        }
        #expect(path.boundingRect == CGRect(x: 20, y: 0, width: 20, height: 30))
    }

    @Test func clipping() {
        let circle = Circle().path(in: frame)
        guard case .group(let group) = items(Rectangle().fill(.red).clipShape(Circle())).first else {
            Issue.record("no group")
            return
        }
        #expect(group.clips == [DisplayGroup.Clip(path: circle)])
        #expect(group.items == [.fill(Path(frame), FillStyle(), red)])
        guard case .group(let rounded) = items(Rectangle().fill(.red).cornerRadius(8)).first else {
            Issue.record("no group")
            return
        }
        #expect(rounded.clips.first?.path == Path(roundedRect: frame, cornerRadius: 8, style: .circular))
    }

    @Test func shapesBehindAndInFront() {
        let clear = Rectangle().fill(.clear)
        let shape = Path(ellipseIn: frame)
        #expect(items(clear.background(.red, in: Ellipse())).first == .fill(shape, FillStyle(), red))
        #expect(items(clear.background(in: .ellipse)).first == .fill(shape, FillStyle(), .color(.white)))
        #expect(items(clear.overlay(.red, in: .ellipse)).last == .fill(shape, FillStyle(), red))
    }

    @Test func uselessSizesDrawWithoutEnd() {
        _ = items(Circle().stroke(.red, lineWidth: .nan).frame(width: .infinity))
        _ = items(RoundedRectangle(cornerRadius: .infinity).strokeBorder(.red, lineWidth: .infinity))
        _ = items(Circle().trim(from: .nan, to: .infinity).offset(x: .nan))
    }
}
