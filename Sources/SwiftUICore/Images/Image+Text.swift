import DisplayList
import Foundation

extension Text {
    /// Creates a text from an image. The image stands on the baseline, and a symbol follows the font.
    public init(_ image: Image) { self.init(attachment: image) }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ image: Image) { appendAttachment(image) }
}

extension Image: TextAttachmentSource {
    func textAttachment(
        font: ResolvedFont, environment: EnvironmentValues, session: RenderSession
    ) -> TextAttachment {
        let context = _ResolutionContext(environment: environment, session: session)
        let node = node(in: context)
        let size = node.sizeThatFits(.unspecified)
        let baseline = node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
        node.place(
            at: .zero, proposal: .unspecified,
            context: PlacementContext())
        return TextAttachment(width: size.width, ascent: baseline, descent: size.height - baseline) {
            drawing, origin, scale, paint in
            let corner = CGPoint(x: origin.x, y: origin.y - baseline * scale)
            if let symbol = node as? SymbolNode {
                let frame = CGRect(x: corner.x, y: corner.y, width: size.width * scale, height: size.height * scale)
                return symbol.draw(in: &drawing, frame: frame, paint: paint)
            }
            let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: corner.x, ty: corner.y)
            drawing.group(transform: transform) { $0.drawAtOrigin(node) } change: { _ in }
        }
    }
}
