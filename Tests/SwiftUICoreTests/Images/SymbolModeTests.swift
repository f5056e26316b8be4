import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A source of symbols with two bars, of which the second is drawn in full from one half on.
private final class Bars: ImageSource {
    private let failure = AssetFailure(message: "only symbols")

    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> { .failure(failure) }
    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> { .failure(failure) }
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> { .failure(failure) }

    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        let bars = [0.0, 0.5].map { x in
            SymbolOutline.Layer(
                path: Path(CGRect(x: x, y: 0, width: 0.5, height: 1)),
                role: SymbolRole(level: x == 0 ? .primary : .secondary, threshold: x))
        }
        if name == "boxing" {
            let room = SymbolOutline(layers: [], size: CGSize(width: 1, height: 1), baseline: 1)
            return .failure(AssetFailure(message: "no font has it", room: room))
        }
        if name == "moon" {
            // A disc of which a part is erased and drawn again.
            let disc = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
            let layers = [false, true, false].map { SymbolOutline.Layer(path: disc, isErasing: $0) }
            return .success(SymbolOutline(layers: layers, size: CGSize(width: 1, height: 1), baseline: 1))
        }
        var outline = SymbolOutline(layers: bars, size: CGSize(width: 1, height: 1), baseline: 1)
        outline.parts = bars
        return .success(outline)
    }
}

@MainActor @Suite struct SymbolModeTests {
    private func render(_ view: some View) -> (paints: [Paint], messages: [String]) {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let session = RenderSession(shaper: FakeShaper(), images: Bars())
        let picture = ViewRenderer(environment: environment, session: session)
            .render(view.font(.system(size: 20)), size: CGSize(width: 40, height: 40))
        return (picture.fills.map(\.paint), session.diagnostics.messages)
    }

    @Test func gradientsReplaceTheColorsOfASymbol() {
        let symbol = Image(systemName: "bars").foregroundStyle(.teal)
        func isGradient(_ paint: Paint) -> Bool { if case .color = paint { false } else { true } }
        #expect(render(symbol).paints.contains { !isGradient($0) })
        let gradient = render(symbol.symbolColorRenderingMode(.gradient)).paints
        #expect(!gradient.isEmpty && gradient.allSatisfy(isGradient))
        #expect(gradient == render(Image(systemName: "bars").foregroundStyle(Color.teal.gradient)).paints)
        let own = Image(systemName: "bars").symbolColorRenderingMode(.flat).foregroundStyle(.teal)
        #expect(render(own.symbolColorRenderingMode(.gradient)).paints == render(symbol).paints)
        let levels = render(symbol.symbolRenderingMode(.hierarchical).symbolColorRenderingMode(.gradient)).paints
        #expect(levels.count == 2 && levels.allSatisfy(isGradient))
    }

    /// Layers that lie over each other are seen as one form.
    @Test func translucentLayersAreOneForm() throws {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        func group(_ opacity: Double) throws -> DisplayGroup {
            let view = Image(systemName: "moon").foregroundStyle(Color.white.opacity(opacity))
            let picture = ViewRenderer(environment: environment, session: RenderSession(shaper: FakeShaper(), images: Bars()))
                .render(view.font(.system(size: 20)), size: CGSize(width: 40, height: 40))
            return try #require(isolated(picture.displayList.items))
        }
        func isolated(_ items: [DisplayItem]) -> DisplayGroup? {
            for case .group(let group) in items { if let found = group.isIsolated ? group : isolated(group.items) { return found } }
            return nil
        }
        let (translucent, opaque) = (try group(0.5), try group(1))
        #expect(translucent.opacity == 0.5 && opaque.opacity == 1)
        #expect(translucent.items == opaque.items && translucent.items.count == 3)
    }

    /// What stands around a symbol that no font has does not move.
    @Test func symbolsThatNoFontHasTakeTheirRoom() {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let session = RenderSession(shaper: FakeShaper(), images: Bars())
        let row = HStack(spacing: 0) {
            Image(systemName: "boxing").font(.system(size: 20))
            Color.red.frame(width: 10, height: 10)
        }
        let picture = ViewRenderer(environment: environment, session: session).render(row, size: CGSize(width: 40, height: 40))
        #expect(picture.fills.map(\.frame) == [CGRect(x: 25, y: 15, width: 10, height: 10)])
        #expect(session.diagnostics.messages.count == 1 && session.diagnostics.messages[0].hasSuffix("no font has it"))
    }

    @Test func symbolsThatAreDrawnUpToTheirValueAreReported() {
        func messages(_ value: Double, _ mode: SymbolVariableValueMode?) -> [String] {
            render(Image(systemName: "bars", variableValue: value).symbolVariableValueMode(mode)).messages
        }
        #expect(messages(0.3, .color).isEmpty && messages(1, .draw).isEmpty && messages(0.3, nil).isEmpty)
        let message = "symbolVariableValueMode(.draw): the parts of \"bars\" above its value are dimmed, not left out."
        #expect(messages(0.3, .draw).count == 1 && messages(0.3, .draw)[0].hasSuffix(message))
        let around = render(Group { Image(systemName: "bars", variableValue: 0.3) }.symbolVariableValueMode(.draw)).messages
        #expect(around.count == 1 && around[0].hasSuffix(message))
        #expect(render(Image(systemName: "bars").symbolVariableValueMode(.draw)).messages.isEmpty)
    }
}
