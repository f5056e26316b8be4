import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Effects that depend on a view's size and place.
@MainActor @Suite struct VisualEffectTests {
    private let messages = Messages()

    private final class Messages {
        var all: [String] = []
    }

    private func items<V: View>(_ view: V) -> [DisplayItem] {
        let session = RenderSession(
            shaper: FakeShaper(), images: NoImages(),
            diagnostics: RenderDiagnostics { [messages] in messages.all.append($0.message) })
        return ViewRenderer(environment: EnvironmentValues(), session: session)
            .render(view, size: CGSize(width: 40, height: 30)).displayList.items
    }

    private func group(_ items: [DisplayItem]) throws -> DisplayGroup {
        guard case .group(let group)? = items.first, items.count == 1 else { throw Missing() }
        return group
    }

    private struct Missing: Error {}

    @Test func offsetsDependOnTheSize() throws {
        let moved = try group(items(Rectangle().visualEffect { $0.offset(x: $1.size.width, y: 2) }))
        #expect(moved.transform == CGAffineTransform(translationX: 40, y: 2))
    }

    @Test func laterEffectsAreOutside() throws {
        let outer = try group(items(Rectangle().visualEffect { effect, _ in
            effect.opacity(0.5).blur(radius: 3).scaleEffect(2, anchor: .topLeading)
        }))
        #expect(outer.transform == CGAffineTransform(scaleX: 2, y: 2))
        let blurred = try group(outer.items)
        #expect(blurred.filters == [.blur(radius: 3, isOpaque: false)])
        #expect(try group(blurred.items).opacity == 0.5)
    }

    @Test func framesOfViewsInsideAreThoseThatAreSeen() {
        final class Seen { var frame = CGRect.zero }
        let seen = Seen()
        _ = items(
            GeometryReader { proxy -> Color in
                seen.frame = proxy.frame(in: .global)
                return Color.red
            }
            .visualEffect { effect, _ in effect.offset(x: 5).scaleEffect(2, anchor: .topLeading) })
        #expect(seen.frame == CGRect(x: 10, y: 0, width: 80, height: 60))
    }

    @Test func effectsThatLeaveNothingDrawNothing() {
        #expect(items(Rectangle().visualEffect { effect, _ in effect.scaleEffect(0) }).isEmpty)
        #expect(items(Rectangle().visualEffect { effect, _ in effect.offset(x: .nan) }) == items(Rectangle()))
    }

    @Test func scrollTransitionsShowTheirIdentity() throws {
        let view = Rectangle().scrollTransition { effect, phase in
            effect.opacity(phase.isIdentity ? 1 : 0).offset(x: 100 * phase.value)
        }
        #expect(try group(items(view)).opacity == 1)
        #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    }

    @Test func shadersAreReportedAndLeftOut() {
        let shader = ShaderLibrary.ripple(.float(1), .boundingRect)
        #expect(items(Rectangle().colorEffect(shader)) == items(Rectangle()))
        #expect(
            messages.all == [
                "the shader ripple is not drawn, because pictures are drawn without Metal; the view is drawn without it"
            ])
        _ = items(Rectangle().layerEffect(shader, maxSampleOffset: .zero, isEnabled: false))
        #expect(messages.all.count == 1)
    }
}
