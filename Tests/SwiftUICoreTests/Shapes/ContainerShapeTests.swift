import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Shapes that follow their container.
@MainActor @Suite struct ContainerShapeTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    private func items<V: View>(_ view: V, rightToLeft: Bool = false) -> [DisplayItem] {
        var environment = EnvironmentValues()
        environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        return ViewRenderer(environment: environment, session: session).render(view, size: frame.size)
            .displayList.items
    }

    private func paths<V: View>(_ view: V, rightToLeft: Bool = false) -> [Path] {
        items(view, rightToLeft: rightToLeft).compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
    }

    private func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
        Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadii: radii)
            .offsetBy(dx: rect.minX, dy: rect.minY)
    }

    @Test func insetShapesAreParallelToTheContainer() {
        let view = ZStack {
            ContainerRelativeShape().fill(.red)
            ContainerRelativeShape().fill(.red).padding(6)
            ContainerRelativeShape().inset(by: 2).fill(.red).padding(6)
        }
        .containerShape(.rect(cornerRadius: 20))
        #expect(paths(view) == [
            Path(roundedRect: frame, cornerRadius: 20),
            rounded(frame.insetBy(dx: 6, dy: 6), RectangleCornerRadii(all: 14)),
            Path(roundedRect: CGRect(x: 2, y: 2, width: 84, height: 44), cornerRadius: 12).offsetBy(dx: 6, dy: 6),
        ])
    }

    @Test func tilesHaveEqualCorners() {
        let view = HStack(spacing: 10) {
            ContainerRelativeShape().fill(.red)
            ContainerRelativeShape().fill(.red)
        }
        .padding(5)
        .containerShape(RoundedRectangle(cornerRadius: 12))
        #expect(paths(view) == [
            rounded(CGRect(x: 5, y: 5, width: 40, height: 50), RectangleCornerRadii(all: 7)),
            rounded(CGRect(x: 55, y: 5, width: 40, height: 50), RectangleCornerRadii(all: 7)),
        ])
    }

    @Test func theInnermostContainerCounts() {
        let view = ContainerRelativeShape().fill(.red).frame(width: 40, height: 40)
            .containerShape(Circle()).containerShape(.rect(cornerRadius: 3))
        #expect(paths(view) == [Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).offsetBy(dx: 30, dy: 10)])
    }

    @Test func eachViewOfAGroupIsAContainer() {
        let view = HStack(spacing: 20) {
            Group {
                ContainerRelativeShape().fill(.red)
                ContainerRelativeShape().fill(.red)
            }
            .containerShape(.rect(cornerRadius: 8))
        }
        #expect(paths(view) == [
            rounded(CGRect(x: 0, y: 0, width: 40, height: 60), RectangleCornerRadii(all: 8)),
            rounded(CGRect(x: 60, y: 0, width: 40, height: 60), RectangleCornerRadii(all: 8)),
        ])
    }

    @Test func concentricCornersNeedACornerNearby() {
        let view = ConcentricRectangle().fill(.red).frame(height: 20).frame(maxHeight: .infinity, alignment: .top)
            .padding(4).containerShape(.rect(cornerRadius: 12))
        let rect = CGRect(x: 4, y: 4, width: 92, height: 20)
        #expect(paths(view) == [rounded(rect, RectangleCornerRadii(topLeading: 8, topTrailing: 8))])
        let uniform = Rectangle().clipShape(.rect(corners: .concentric, isUniform: true)).padding(4)
        #expect(items(uniform.containerShape(.rect(cornerRadius: 12))).count == 1)
    }

    @Test func concentricCornersHaveAMinimum() {
        let shape = ConcentricRectangle(corners: .concentric(minimum: 5), isUniform: false)
        let container = ContainerShapeOutline(frame: frame, cornerRadius: 10)
        let inner = frame.insetBy(dx: 8, dy: 8)
        #expect(
            shape._path(in: inner, context: _ShapeContext(container: container))
                == Path(roundedRect: inner, cornerRadius: 5))
        #expect(
            ConcentricRectangle(topLeadingCorner: .fixed(3), topTrailingCorner: 4, bottomLeadingCorner: 0)
                .path(in: frame)
                == Path(
                    roundedRect: frame,
                    cornerRadii: RectangleCornerRadii(topLeading: 3, topTrailing: 4)))
    }

    @Test func unevenContainersAreMirrored() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10)
        let view = ContainerRelativeShape().fill(.red).containerShape(shape)
        #expect(paths(view) == [Path(roundedRect: frame, cornerRadii: RectangleCornerRadii(topLeading: 10))])
        #expect(
            paths(view, rightToLeft: true)
                == [Path(roundedRect: frame, cornerRadii: RectangleCornerRadii(topTrailing: 10))])
    }
}
