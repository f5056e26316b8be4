import DisplayList
import Foundation

/// Draws an image that a closure draws, clipped to the image's size.
final class DrawnImageNode: _LayoutNode {
    let image: Image
    let naturalSize: CGSize
    private let renderer: (inout GraphicsContext) -> Void
    private let context: _ResolutionContext
    private let spoken: SpokenContent?
    /// The size in a place for symbols alone, in points.
    private let sizeAsSymbol: CGSize?

    init(
        _ image: Image, size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void, context: _ResolutionContext
    ) {
        (self.image, naturalSize, self.renderer, self.context) = (image, size, renderer, context)
        spoken = context.redaction == nil ? image.spokenContent(in: context.environment) : nil
        let longest = max(size.width, size.height)
        sizeAsSymbol = context.environment.symbolPlaceSide.flatMap { side in
            longest > side ? CGSize(width: size.width * side / longest, height: size.height * side / longest) : nil
        }
        super.init(context: context)
    }

    override var spokenContent: SpokenContent? { spoken }
    var isRedacted: Bool { context.redaction != nil }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let sizeAsSymbol { return sizeAsSymbol }
        return image.resizing == .none ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        if let redaction = context.redaction { return drawing.drawRedacted(redaction, frame: frame) }
        guard naturalSize.width > 0, naturalSize.height > 0 else { return }
        let layer = CanvasLayer(size: naturalSize)
        var graphics = GraphicsContext(layer: layer, symbols: [], resolution: context)
        renderer(&graphics)
        if layer.items.isEmpty { return }
        let copies = copies(of: layer, in: frame)
        guard image.renderingMode == .template else { return copies.forEach { drawing.append($0) } }
        drawing.draw(context.foregroundPaint, in: frame) { drawing, paint in
            var group = DisplayGroup(items: [.fill(Path(frame), FillStyle(), paint)])
            group.mask = copies
            drawing.append(.group(group))
        }
    }

    /// Returns the drawing as it fills a frame: once, or in the parts that are stretched and repeated.
    private func copies(of layer: CanvasLayer, in frame: CGRect) -> [DisplayItem] {
        let size = naturalSize
        let (columns, rows): ([DrawnImagePart], [DrawnImagePart])
        switch sizeAsSymbol == nil ? image.resizing : .stretch(.zero) {
        case .none, .stretch(.zero):
            (columns, rows) = ([.init(0, size.width, at: 0, frame.width)], [.init(0, size.height, at: 0, frame.height)])
        case .stretch(let caps):
            columns = DrawnImagePart.parts(of: size.width, caps.left, caps.right, filling: frame.width, repeats: false)
            rows = DrawnImagePart.parts(of: size.height, caps.top, caps.bottom, filling: frame.height, repeats: false)
        case .tile(let caps):
            columns = DrawnImagePart.parts(of: size.width, caps.left, caps.right, filling: frame.width, repeats: true)
            rows = DrawnImagePart.parts(of: size.height, caps.top, caps.bottom, filling: frame.height, repeats: true)
        }
        return rows.flatMap { row in columns.map { copy(of: layer, column: $0, row: row, in: frame) } }
    }

    private func copy(of layer: CanvasLayer, column: DrawnImagePart, row: DrawnImagePart, in frame: CGRect) -> DisplayItem {
        var group = DisplayGroup(items: layer.items)
        group.transform = CGAffineTransform(
            a: column.scale, b: 0, c: 0, d: row.scale, tx: frame.minX + column.place - column.start * column.scale,
            ty: frame.minY + row.place - row.start * row.scale)
        let part = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        group.clips = [.init(path: Path(part))]
        // Blend modes that read the backdrop apply to the image's own drawing only.
        group.isIsolated = layer.mixes
        return .group(group)
    }
}

/// A part of an image's width or height, and where it is drawn.
struct DrawnImagePart: Equatable {
    /// So many copies are drawn at most along a side; more are one that is stretched.
    static let mostCopies: CGFloat = 100

    /// The start and the length in the image, in points.
    var start, length: CGFloat
    /// The start in the frame, in points.
    var place: CGFloat
    /// The factor from the image to the frame.
    var scale: CGFloat

    init(_ start: CGFloat, _ length: CGFloat, at place: CGFloat, _ filled: CGFloat) {
        (self.start, self.length, self.place, scale) = (start, length, place, length > 0 ? filled / length : 1)
    }

    /// Returns the parts of a side of `length`, in points: the caps in their own size, and what is between them stretched or
    /// repeated.
    static func parts(
        of length: CGFloat, _ first: CGFloat, _ last: CGFloat, filling filled: CGFloat, repeats: Bool
    ) -> [DrawnImagePart] {
        let middle = length - first - last
        let room = filled - first - last
        guard first >= 0, last >= 0, middle > 0, room > 0 else { return [DrawnImagePart(0, length, at: 0, filled)] }
        var parts = [DrawnImagePart(0, first, at: 0, first)]
        if repeats, room / middle <= mostCopies {
            for index in 0..<Int((room / middle).rounded(.up)) {
                let done = CGFloat(index) * middle
                let piece = min(middle, room - done)
                parts.append(DrawnImagePart(first, piece, at: first + done, piece))
            }
        } else {
            parts.append(DrawnImagePart(first, middle, at: first, room))
        }
        parts.append(DrawnImagePart(length - last, last, at: filled - last, last))
        return parts.filter { $0.length > 0 }
    }
}
