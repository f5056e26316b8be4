import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tests the parts of layout that affect drawing only: the order of views, and whole pixels.
@MainActor @Suite struct DrawingOrderTests {
    private func fills<V: View>(_ view: V, scale: CGFloat = 1) -> [(rect: CGRect, color: RGBAColor)] {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        let list = ViewRenderer(environment: environment, session: session)
            .render(view, size: CGSize(width: 31, height: 17)).displayList
        return list.items.compactMap { item in
            guard case .fill(let path, _, .color(let color)) = item else { return nil }
            return (path.boundingRect, color)
        }
    }

    private let red = RGBAColor(255, 0, 0)
    private let blue = RGBAColor(0, 0, 255)

    @Test func laterViewsAreInFront() {
        #expect(fills(ZStack { Color(red); Color(blue) }).map(\.color) == [red, blue])
    }

    @Test func aHigherIndexIsInFront() {
        #expect(fills(ZStack { Color(red).zIndex(1); Color(blue) }).map(\.color) == [blue, red])
        #expect(fills(ZStack { Color(red); Color(blue).zIndex(-1) }).map(\.color) == [blue, red])
    }

    @Test func theIndexPassesThroughModifiers() {
        let front = Color(red).zIndex(1).padding(2).frame(width: 9)
        #expect(fills(ZStack { front; Color(blue) }).map(\.color) == [blue, red])
    }

    @Test func theIndexCountsSiblingsOnly() {
        #expect(fills(ZStack { ZStack { Color(red).zIndex(9) }; Color(blue) }).map(\.color) == [red, blue])
    }

    @Test func stacksAndGridsHaveTheOrderToo() {
        #expect(fills(HStack { Color(red).zIndex(1); Color(blue) }).map(\.color) == [blue, red])
        #expect(fills(Grid { GridRow { Color(red).zIndex(1); Color(blue) } }).map(\.color) == [blue, red])
    }

    @Test(arguments: [1.0, 2.0, 3.0]) func edgesAreDrawnOnWholePixels(scale: Double) {
        let view = HStack(spacing: 1.37) {
            ForEach(0..<4, id: \.self) { _ in Color(red).frame(width: 3.3).padding(.vertical, 1.1) }
        }
        let rects = fills(view, scale: scale).map(\.rect)
        #expect(rects.count == 4)
        for rect in rects {
            for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
                #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
            }
        }
    }

    /// Frames are not rounded: readers see the position that layout computed.
    @Test func framesAreNotRounded() {
        expectLayout(31, 10, ["a": "10.5 0 10 10"]) { Box(10, 10).named("a") }
        expectLayout(31, 10, ["a": "10.5 0 10 10"], scale: 3) { Box(10, 10).named("a") }
    }
}
