import DisplayList
import Foundation

extension Text: _PrimitiveView {
    public static func _resolve(_ view: Text, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(TextNode(TextResolver.resolve(view, in: context), context: context))
        context.note(view.trace, on: nodes.suffix(1))
    }
}

/// A text in the layout tree.
final class TextNode: _LayoutNode {
    let text: ResolvedText
    private let typesetter: TextTypesetter
    let isRedacted: Bool
    /// The custom text renderer and its context.
    private let renderer: (draws: any CustomTextDrawing, context: _ResolutionContext)?

    init(_ text: ResolvedText, context: _ResolutionContext) {
        self.text = text
        isRedacted = context.environment.isRedacted
        renderer = context.environment.customTextDrawing.map { ($0, context) }
        var style = TextLayoutStyle(context.environment)
        style.fillsWidth = text.isLive
        let session = context.session
        typesetter = session.typesetters.typesetter(for: text, style: style, shaper: session.shaper)
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer else { return typesetter.layout(in: proposal).size }
        return renderer.draws.size(of: typesetter, in: proposal)
    }

    override func computeSpacing() -> ViewSpacing {
        let (font, line) = typesetter.tallestFont
        let lineHeight = line.metrics.ascent + line.metrics.descent
        let text = TextSpacing(
            lineHeight: lineHeight, ascent: line.metrics.ascent, descent: line.metrics.descent,
            capHeight: line.metrics.capHeight, leading: max(0, (font.styleLeading ?? 0) - lineHeight),
            displayScale: displayScale)
        var spacing = ViewSpacing()
        spacing.top = ViewSpacing.EdgePreference(text: .lines(text), distanceToPlain: text.distanceToViewAbove)
        spacing.bottom = ViewSpacing.EdgePreference(text: .lines(text), distanceToPlain: text.distanceToViewBelow)
        (spacing.leading, spacing.trailing) = (.unspecified, .unspecified)
        return spacing
    }

    override func computeExplicitGuides() -> ExplicitGuides { .textBaselines }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let layout = typesetter.layout(in: proposal.sanitized)
        if key == VerticalAlignment.firstTextBaseline.key { return layout.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout.lastBaseline }
        return nil
    }

    override var inspectedDetails: InspectedView.Details { InspectedView.Details(text: text.plainText) }
    override var spokenContent: SpokenContent? {
        if isRedacted { return nil }
        let text = text.spokenText
        return text.isEmpty ? nil : .text(text)
    }

    /// The smallest factor by which the text may be scaled down to fit.
    var minimumScale: CGFloat { typesetter.style.minimumScale }
    /// The most lines; nil for no limit.
    var lineLimit: Int? { typesetter.style.lineLimit }

    /// The rectangles of the lines in the picture, from the ascent to the descent, in points.
    var lineFrames: [CGRect] {
        let layout = placedLayout
        let drawing = drawing(at: .zero)
        return layout.lines.map { line in
            let origin = drawing.origin(of: line)
            let rect = CGRect(x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.height)
            return place.pictureFrame(of: rect)
        }
    }

    /// The layout for the proposal with which the text was placed.
    var placedLayout: TextLayout { typesetter.layout(in: placedProposal.sanitized) }

    private func drawing(at origin: CGPoint) -> TextDrawing {
        TextDrawing(
            runs: text.runs, layout: placedLayout, alignment: typesetter.style.alignment, isRightToLeft: isRightToLeft,
            alignsByParagraph: typesetter.style.alignsByParagraph, frame: CGRect(origin: origin, size: frame.size))
    }

    override func draw(in drawing: inout DrawingContext) {
        // In no width at all, an iPhone draws neither a letter nor an ellipsis.
        if placedProposal.width == 0 { return }
        let picture = self.drawing(at: drawing.pixelOrigin)
        if isRedacted {
            picture.drawRedacted(in: &drawing)
        } else if let renderer {
            renderer.draws.draw(picture, in: &drawing, context: renderer.context)
        } else {
            picture.draw(in: &drawing)
        }
    }
}
