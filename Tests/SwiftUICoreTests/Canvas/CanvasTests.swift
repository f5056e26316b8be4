import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Returns the drawing of a canvas of 100 × 50 points, without the group that positions it.
@MainActor private func drawn<Symbols: View>(
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }, messages: ((String) -> Void)? = nil,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) -> [DisplayItem] {
    let session = RenderSession(
        shaper: FakeShaper(), images: NoImages(), diagnostics: RenderDiagnostics { messages?($0.message) })
    let canvas = Canvas(renderer: renderer, symbols: symbols)
    let result = ViewRenderer(environment: TextFixture.environment(), session: session)
        .render(canvas, size: CGSize(width: 100, height: 50))
    guard case .group(let group)? = result.displayList.items.first else { return [] }
    #expect(group.clips.map(\.path) == [Path(CGRect(x: 0, y: 0, width: 100, height: 50))])
    return group.items
}

private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
private let red = GraphicsContext.Shading.color(.sRGB, red: 1, green: 0, blue: 0)
private let redPaint = Paint.color(RGBAColor(red: 1, green: 0, blue: 0))

@MainActor @Suite struct CanvasTests {
    @Test func aPlainFillIsAPlainItem() {
        #expect(drawn { context, _ in context.fill(square, with: red) } == [.fill(square, FillStyle(), redPaint)])
    }

    @Test func theRendererGetsTheSize() {
        var size = CGSize.zero
        _ = drawn { size = $1 }
        #expect(size == CGSize(width: 100, height: 50))
    }

    @Test func nothingDrawnIsNothing() { #expect(drawn { _, _ in }.isEmpty) }

    @Test func copiesDrawIntoTheSamePlaceWithAStateOfTheirOwn() throws {
        let items = drawn { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.fill(square, with: red)
            context.fill(square, with: red)
        }
        #expect(items.count == 2)
        guard case .group(let faded) = try #require(items.first) else { Issue.record("no group"); return }
        #expect(faded.opacity == 0.5)
        #expect(items.last == .fill(square, FillStyle(), redPaint))
    }

    @Test func transformationsAddUpFromTheInside() throws {
        let items = drawn { context, _ in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.fill(square, with: red)
        }
        guard case .group(let outer) = try #require(items.first), case .group(let inner) = try #require(outer.items.first)
        else { Issue.record("no groups"); return }
        #expect(inner.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    }

    @Test func clipsApplyInTheirOwnCoordinates() throws {
        let items = drawn { context, _ in
            context.translateBy(x: 5, y: 0)
            context.clip(to: square)
            context.translateBy(x: 50, y: 0)
            context.fill(square, with: red)
        }
        guard case .group(let group) = try #require(items.first) else { Issue.record("no group"); return }
        #expect(group.clips.map(\.path.boundingRect) == [CGRect(x: 5, y: 0, width: 10, height: 10)])
    }

    @Test func theClipsBoundsAreInTheCoordinatesOfDrawing() {
        var bounds: [CGRect] = []
        _ = drawn { context, _ in
            bounds.append(context.clipBoundingRect)
            context.scaleBy(x: 2, y: 2)
            context.clip(to: square)
            bounds.append(context.clipBoundingRect)
            context.clip(to: square.offsetBy(dx: 100, dy: 0))
            bounds.append(context.clipBoundingRect)
        }
        #expect(bounds == [
            CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 10, height: 10), .zero,
        ])
    }

    @Test func theLastFilterComesFirst() throws {
        let items = drawn { context, _ in
            context.addFilter(.grayscale(1))
            context.addFilter(.blur(radius: 4))
            context.fill(square, with: red)
        }
        var filters: [DisplayFilter] = []
        func collect(_ item: DisplayItem) {
            guard case .group(let group) = item else { return }
            group.items.forEach(collect)
            filters += group.filters
        }
        items.forEach(collect)
        #expect(filters.first == .blur(radius: 4, isOpaque: false))
        #expect(filters.count == 2)
    }

    /// All repetitions of a gradient share the colors of one ramp, so those of a long gradient are few.
    @Test func aLongGradientIsRepeatedAFewTimes() throws {
        let gradient = Gradient(colors: [.black, .white])
        let items = drawn { context, _ in
            context.fill(
                square,
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: .mirror))
        }
        guard case .fill(_, _, .linearGradient(let ramp, let start, let end))? = items.first else {
            Issue.record("no gradient")
            return
        }
        #expect(start.x == -2000)
        #expect(end.x == 2100)
        #expect(ramp.stops.count == 2 * 41)
    }

    @Test func textIsMeasuredAndPlaced() throws {
        var size = CGSize.zero
        let items = drawn { context, canvas in
            let text = context.resolve(Text(verbatim: "abcd").font(.system(size: 10)))
            size = text.measure(in: canvas)
            context.draw(text, at: CGPoint(x: 50, y: 25))
        }
        // The fake shaper's letters are half as wide as their size.
        #expect(size.width == 20)
        guard case .group(let outer) = try #require(items.first), case .group(let inner) = try #require(outer.items.first)
        else { Issue.record("no groups"); return }
        #expect(inner.transform.tx == 40)
        #expect(inner.transform.ty == 25 - size.height / 2)
    }

    @Test func symbolsAreFoundByTheirTags() {
        var sizes: [CGSize?] = []
        let items = drawn {
            Box(20, 10).tag("box")
            Color.red.frame(width: 8, height: 8).tag(3)
        } _: { context, _ in
            sizes = [
                context.resolveSymbol(id: "box")?.size, context.resolveSymbol(id: 3)?.size,
                context.resolveSymbol(id: "3")?.size,
            ]
            context.resolveSymbol(id: 3).map { context.draw($0, in: CGRect(x: 0, y: 0, width: 16, height: 8)) }
        }
        #expect(sizes == [CGSize(width: 20, height: 10), CGSize(width: 8, height: 8), nil])
        #expect(items.count == 1)
    }

    @Test func nonsenseDrawsNothing() {
        #expect(drawn { context, _ in
            context.scaleBy(x: 0, y: 1)
            context.fill(square, with: red)
        }.isEmpty)
        #expect(drawn { context, _ in
            context.translateBy(x: .nan, y: 0)
            context.fill(square, with: red)
        }.isEmpty)
        #expect(drawn { context, _ in
            context.opacity = 0
            context.fill(square, with: red)
        }.isEmpty)
    }

    @Test func omittedContentIsReported() {
        var messages: [String] = []
        _ = drawn(messages: { messages.append($0) }) { context, _ in
            context.addFilter(.alphaThreshold(min: 0.2, max: 0.8))
            context.fill(square, with: red)
        }
        #expect(messages == ["the upper end of a canvas's alpha threshold (0.8) is not drawn yet"])
    }

    @Test func errorsOfTheRendererReachIt() {
        struct Trouble: Error {}
        var count = 0
        _ = drawn { context, _ in
            do { try context.drawLayer { _ in throw Trouble() } } catch { count += 1 }
            do { try context.clipToLayer { _ in throw Trouble() } } catch { count += 1 }
            do { try context.withCGContext { _ in throw Trouble() } } catch { count += 1 }
        }
        #expect(count == 3)
    }
}
