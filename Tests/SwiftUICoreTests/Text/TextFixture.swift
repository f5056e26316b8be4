import DisplayList
import Foundation

@testable import SwiftUICore

/// The layout and the drawing of a text.
@MainActor struct TextFixture {
    let node: TextNode
    let items: [DisplayItem]
    let shaper: FakeShaper

    /// Lays out `view` in the proposed size, at the top left corner. Letters are half as wide as their size.
    init<V: View>(
        _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1, shaper: FakeShaper = FakeShaper(),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = TextFixture.environment(scale: scale)
        change(&environment)
        self.shaper = shaper
        let session = RenderSession(shaper: shaper, images: NoImages())
        let result = ViewRenderer(environment: environment, session: session)
            .render(view, proposal: ProposedViewSize(width: width, height: height))
        node = TextFixture.textNode(in: result.root)!
        items = result.displayList.items
    }

    static func environment(scale: CGFloat = 1) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        return environment
    }

    private static func textNode(in node: _LayoutNode) -> TextNode? {
        node as? TextNode ?? node.children.lazy.compactMap { textNode(in: $0) }.first
    }

    var size: CGSize { node.frame.size }
    var layout: TextLayout { node.placedLayout }

    /// The text of each line, from left to right.
    var lines: [String] {
        layout.lines.map { line in
            VisualLine(line, of: layout).items.map { item in
                if item.isAttachment { return "#" }
                guard let glyph = item.glyphs.first else { return item.width > 0 ? " " : "" }
                return String(Unicode.Scalar(glyph.id)!)
            }.joined()
        }
    }

    var glyphRuns: [(run: GlyphRun, paint: Paint)] {
        items.compactMap { if case .glyphs(let run, let paint) = $0 { (run, paint) } else { nil } }
    }

    /// The filled rectangles with their paints.
    var fills: [(rect: CGRect, paint: Paint)] {
        items.compactMap { if case .fill(let path, _, let paint) = $0 { (path.boundingRect, paint) } else { nil } }
    }
}

/// Returns the content of `text` in an environment.
@MainActor func resolved(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ResolvedText {
    var environment = TextFixture.environment(scale: 3)
    change(&environment)
    let session = RenderSession(shaper: FakeShaper(), images: NoImages())
    return TextResolver.resolve(text, in: _ResolutionContext(environment: environment, session: session))
}

/// A reference moment for dates: 9 September 2001, 01:46:40 in Greenwich.
let someMoment = Date(timeIntervalSince1970: 1_000_000_000)
