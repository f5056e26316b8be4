import DisplayList
import Foundation

extension GraphicsContext {
    /// An image ready to be drawn.
    public struct ResolvedImage {
        /// In points.
        public let size: CGSize
        /// The distance from the top to the baseline, in points.
        public let baseline: CGFloat
        /// What symbols and template images are drawn with; nil for images that have colours of their own.
        public var shading: Shading?

        let image: Image
    }

    /// A view of the canvas's symbols, ready to be drawn.
    public struct ResolvedSymbol {
        /// In points.
        public var size: CGSize { node.frame.size }

        let node: _LayoutNode
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let node = node(of: image, shading: nil)
        let size = node.sizeThatFits(.unspecified)
        let baseline = node.explicitGuide(VerticalAlignment.lastTextBaseline.key, in: size, proposal: .unspecified)
        let isColored = node is ImageNode && image.renderingMode != .template
        return ResolvedImage(
            size: size, baseline: baseline ?? size.height, shading: isColored ? nil : .foreground, image: image)
    }

    /// Stretches the image over `rect`.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let shading = image.shading?.moved(to: rect.origin)
        let stretched = image.image.resizing == .none ? image.image.resizable() : image.image
        draw(
            node(of: stretched.antialiased(style.isAntialiased), shading: shading),
            proposal: ProposedViewSize(rect.size), at: rect.origin)
    }

    /// Draws the image at its own size, its `anchor` at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = point.origin(of: image.size, anchor: anchor)
        draw(
            node(of: image.image, shading: image.shading?.moved(to: origin)), proposal: ProposedViewSize(image.size),
            at: origin)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// The view among the canvas's symbols whose tag is `id`.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = symbols.first(where: { $0.traits.tag == AnyHashable(id) }) else { return nil }
        node.place(at: .zero, proposal: ProposedViewSize(layer.size), context: PlacementContext())
        return ResolvedSymbol(node: node)
    }

    /// Draws the view scaled to `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let scale = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        add(items(of: symbol.node), in: scale.concatenating(transform))
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = point.origin(of: symbol.size, anchor: anchor)
        add(items(of: symbol.node), in: CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform))
    }

    private func node(of image: Image, shading: Shading?) -> _LayoutNode {
        let context = resolution(shading: shading)
        return onMainActor { image.node(in: context) }
    }

    /// The canvas's surroundings, with a shading for the foreground style.
    func resolution(shading: Shading?) -> _ResolutionContext {
        var context = resolution
        if let shading { context.environment.setForegroundStyles([AnyShapeStyle(ShadingStyle(shading: shading))]) }
        return context
    }

    /// Draws a node at the size it takes when offered `proposal`.
    func draw(_ node: _LayoutNode, proposal: ProposedViewSize, at origin: CGPoint) {
        node.place(at: .zero, proposal: proposal, context: PlacementContext())
        add(items(of: node), in: CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform))
    }

    private func items(of node: _LayoutNode) -> [DisplayItem] {
        var drawing = DrawingContext(session: resolution.session, displayScale: environment.displayScale)
        drawing.draw(node)
        return drawing.items
    }
}

extension CGPoint {
    /// The corner of something of `size` whose `anchor` is here.
    fileprivate func origin(of size: CGSize, anchor: UnitPoint) -> CGPoint {
        CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
    }
}

extension GraphicsContext {
    /// Text ready to be measured and drawn.
    public struct ResolvedText {
        /// What text without a colour of its own is drawn with.
        public var shading: Shading = .foreground

        let text: Text
        let resolution: _ResolutionContext

        /// The size the text takes when offered `size`, in points.
        public func measure(in size: CGSize) -> CGSize { node().sizeThatFits(ProposedViewSize(size)) }

        /// The distances from the top to the baselines of the first and last lines, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            guide(VerticalAlignment.firstTextBaseline.key, in: size)
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            guide(VerticalAlignment.lastTextBaseline.key, in: size)
        }

        private func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
            let node = node()
            let proposal = ProposedViewSize(size)
            return node.explicitGuide(key, in: node.sizeThatFits(proposal), proposal: proposal) ?? 0
        }

        fileprivate func node(origin: CGPoint = .zero) -> _LayoutNode {
            var context = resolution
            let style = ShadingStyle(shading: shading.moved(to: origin))
            context.environment.setForegroundStyles([AnyShapeStyle(style)])
            return onMainActor {
                TextNode(TextResolver.resolve(text, in: context), context: context)
            }
        }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, resolution: resolution) }

    /// Breaks the text into lines inside `rect`, from its top.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text.node(origin: rect.origin), proposal: ProposedViewSize(rect.size), at: rect.origin)
    }

    /// Draws the text in as much room as it wants, its `anchor` at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.node().sizeThatFits(.unspecified)
        let origin = point.origin(of: size, anchor: anchor)
        draw(text.node(origin: origin), proposal: .unspecified, at: origin)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
