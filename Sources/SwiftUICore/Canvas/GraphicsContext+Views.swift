import DisplayList
import Foundation

extension GraphicsContext {
    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        /// The size, in points.
        public let size: CGSize
        /// The distance from the top to the baseline, in points.
        public let baseline: CGFloat
        /// The shading for symbols and template images; nil for images that have their own colors.
        public var shading: Shading?

        let image: Image
    }

    /// A canvas symbol that is ready to be drawn.
    public struct ResolvedSymbol {
        /// The size, in points.
        public var size: CGSize { node.frame.size }

        let node: _LayoutNode
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let node = node(of: image, shading: nil)
        let size = node.sizeThatFits(.unspecified)
        let baseline = node.explicitGuide(VerticalAlignment.lastTextBaseline.key, in: size, proposal: .unspecified)
        let isColored = (node is ImageNode || node is DrawnImageNode) && image.renderingMode != .template
        return ResolvedImage(
            size: size, baseline: baseline ?? size.height, shading: isColored ? nil : .foreground, image: image)
    }

    /// Draws the image stretched to `rect`.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let shading = image.shading?.moved(to: rect.origin)
        let stretched = image.image.resizing == .none ? image.image.resizable() : image.image
        draw(
            node(of: stretched.antialiased(style.isAntialiased), shading: shading),
            proposal: ProposedViewSize(rect.size), at: rect.origin)
    }

    /// Draws the image at its own size with its `anchor` at `point`.
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

    /// Returns the canvas symbol whose tag is `id`.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = symbols.first(where: { $0.traits.tag == AnyHashable(id) }) else { return nil }
        node.place(at: .zero, proposal: ProposedViewSize(layer.size), context: PlacementContext())
        return ResolvedSymbol(node: node)
    }

    /// Draws the symbol scaled to `rect`.
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

    /// Returns the canvas's resolution context with `shading` as the foreground style.
    func resolution(shading: Shading?) -> _ResolutionContext {
        var context = resolution
        if let shading { context.environment.setForegroundStyles([AnyShapeStyle(ShadingStyle(shading: shading))]) }
        return context
    }

    /// Draws a node at the size that it takes for `proposal`.
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
    /// Returns the origin of a rectangle of `size` whose `anchor` is at this point.
    fileprivate func origin(of size: CGSize, anchor: UnitPoint) -> CGPoint {
        CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
    }
}

extension GraphicsContext {
    /// Text that is ready to be measured and drawn.
    public struct ResolvedText {
        /// The shading for text that has no color of its own.
        public var shading: Shading = .foreground

        let text: Text
        let resolution: _ResolutionContext

        /// Returns the size that the text takes when `size` is proposed, in points.
        public func measure(in size: CGSize) -> CGSize { node().sizeThatFits(ProposedViewSize(size)) }

        /// Returns the distance from the top to the first baseline, in points.
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

    /// Draws the text from the top of `rect`, wrapped to its width.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text.node(origin: rect.origin), proposal: ProposedViewSize(rect.size), at: rect.origin)
    }

    /// Draws the text at its ideal size with its `anchor` at `point`.
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
