import Foundation

/// The image and the text that an inline widget shows of a view.
struct InlineParts {
    /// The width of the line, in points.
    let width: CGFloat
    let context: _ResolutionContext
    private var image: _LayoutNode?
    private var text: TextNode?
    /// What the app says to VoiceOver about the text or the image.
    private var spoken: AccessibilityProperties?

    init(width: CGFloat, context: _ResolutionContext) { (self.width, self.context) = (width, context) }

    /// Adds what a view and the views inside it show, as far as it is still missing.
    mutating func add(_ node: _LayoutNode) {
        guard node.session.stack.hasRoom(reserving: StackGuard.layoutReserve), image == nil || text == nil else {
            return
        }
        switch node {
        case is HiddenNode: return
        case let node as TextNode: if text == nil, !node.text.runs.isEmpty { text = node }
        case is SymbolNode, is ImageNode, is DrawnImageNode, is MissingImageNode: if image == nil { image = node }
        case let node as LayerNode:
            add(node.child)
            if let layer = node.layerInFront { add(layer) }
        case let node as ViewThatFitsNode: add(oneOf: node.candidates)
        case let node as AccessibilityNode:
            let (oldImage, oldText) = (image, text)
            add(node.child)
            if oldImage !== image || oldText !== text { spoken = spoken ?? node.properties }
        default: for child in node.children { add(child) }
        }
    }

    /// Adds the first of several views that fits on the line, or the last one.
    private mutating func add(oneOf candidates: [_LayoutNode]) {
        for (index, candidate) in candidates.enumerated() {
            var parts = self
            parts.add(candidate)
            let ideal = onMainActor { parts.row() }?.sizeThatFits(.unspecified) ?? .zero
            guard ideal.width <= width + 1e-6 || index == candidates.count - 1 else { continue }
            self = parts
            return
        }
    }

    /// Returns the line, or nil if there is nothing to show.
    @MainActor func row() -> _LayoutNode? {
        var context = context
        context.environment.lineLimit = 1
        let image = image.map { systemImage($0, in: context) }
        let text = text.map { node in
            TextNode(node.text.inSystemStyle(of: context), context: context.redacted(node.isRedacted))
        }
        let parts = [image?.node, text].compactMap { $0 }
        guard !parts.isEmpty else { return nil }
        let alignment: VerticalAlignment = image?.isSymbol ?? false ? .firstTextBaseline : .center
        let row = ContainerNode(
            layout: HStackLayout(alignment: alignment, spacing: 8), children: parts, context: context)
        return spoken.map { AccessibilityNode(row, properties: $0, context: context) } ?? row
    }

    /// Returns an image at the text's size.
    @MainActor private func systemImage(
        _ node: _LayoutNode, in context: _ResolutionContext
    ) -> (node: _LayoutNode, isSymbol: Bool) {
        if let symbol = node as? SymbolNode {
            return (symbol.image.unscaled.node(in: context.redacted(symbol.isRedacted)), true)
        }
        let font = context.environment.resolvedFont
        let height = font.lineMeasures(shaper: context.session.shaper, displayScale: context.environment.displayScale)
            .height
        let picture: (image: Image, size: CGSize, isRedacted: Bool)? = switch node {
        case let node as ImageNode: (node.image, node.naturalSize, node.isRedacted)
        case let node as DrawnImageNode: (node.image, node.naturalSize, node.isRedacted)
        default: nil
        }
        guard let picture, picture.size.height > 0 else {
            // The sign for a missing image.
            return (UnstyledNode(node).frame(width: height, height: height).resolvedAsOne(in: context), false)
        }
        let width = height * picture.size.width / picture.size.height
        let scaled = picture.image.unscaled.resizable().frame(width: width, height: height)
        return (scaled.resolvedAsOne(in: context.redacted(picture.isRedacted)), false)
    }
}

/// A view that is resolved already.
private struct UnstyledNode: _PrimitiveView {
    private let node: _LayoutNode

    init(_ node: _LayoutNode) { self.node = node }

    static func _resolve(_ view: UnstyledNode, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(view.node)
    }
}

extension _ResolutionContext {
    /// Returns the context of a view that is redacted or shown, as it was where the app placed it.
    fileprivate func redacted(_ isRedacted: Bool) -> _ResolutionContext {
        var context = self
        context.environment.redactionReasons = isRedacted ? .placeholder : []
        return context
    }
}

extension Image {
    /// The image in its natural size and in one color, as an inline widget shows it.
    fileprivate var unscaled: Image {
        var image = self
        image.resizing = .none
        image.symbolRenderingMode = nil
        image.symbolColorRenderingMode = .flat
        return image
    }
}

extension ResolvedText {
    /// Returns the characters in the font and the color of the context.
    @MainActor fileprivate func inSystemStyle(of context: _ResolutionContext) -> ResolvedText {
        var text = self
        text.font = context.environment.resolvedFont
        text.lineHeight = nil
        text.isLive = false
        text.runs = runs.map { run in
            Run(
                text: run.text, font: text.font, kerning: 0, tracking: 0, baselineOffset: 0,
                paint: context.foregroundPaint, attachment: run.attachment)
        }
        return text
    }
}
