import DisplayList
import Foundation

/// Draws an image from an asset catalog or a file.
final class ImageNode: _LayoutNode {
    let image: Image
    private let asset: ImageAsset
    private let template: ShapeStylePaint?
    /// The paint of the placeholder, if the image is redacted.
    private let redaction: ShapeStylePaint?
    private let spoken: SpokenContent?
    /// Whether a widget's archive cannot hold the image, so that it keeps its place and is not drawn.
    private let isRefused: Bool
    /// The size in a place for symbols alone, in points.
    private let sizeAsSymbol: CGSize?
    /// What is drawn of a template image, for `check`, in the coordinates of the drawing around it.
    private(set) var marks: [DrawnMark] = []

    init(_ image: Image, asset: ImageAsset, isRefused: Bool = false, context: _ResolutionContext) {
        self.image = image
        self.asset = asset
        self.isRefused = isRefused
        let longest = max(asset.size.width, asset.size.height)
        sizeAsSymbol = context.environment.symbolPlaceSide.flatMap { side in
            longest > side ? CGSize(width: asset.size.width * side / longest, height: asset.size.height * side / longest) : nil
        }
        redaction = context.redaction
        spoken = redaction == nil ? image.spokenContent(in: context.environment) : nil
        let isTemplate = switch image.renderingMode {
        case .template: true
        case .original: false
        case nil: asset.renderingMode == .template
        }
        template = isTemplate ? context.foregroundPaint : nil
        super.init(context: context)
    }

    override var inspectedDetails: InspectedView.Details { InspectedView.Details(image: image.name) }
    override var spokenContent: SpokenContent? { spoken }
    var isRedacted: Bool { redaction != nil }
    var naturalSize: CGSize { asset.size }
    /// The size in pixels; nil for a drawing.
    var pixels: CGSize? { asset.resource.isVector ? nil : asset.resource.size }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let sizeAsSymbol { return sizeAsSymbol }
        return image.resizing == .none ? asset.size : proposal.replacingUnspecifiedDimensions(by: asset.size)
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        if let redaction { return drawing.drawRedacted(redaction, frame: frame) }
        if isRefused { return }
        var picture = ImageDrawing(
            resource: asset.resource, frame: frame, naturalSize: asset.size, resizing: resizing,
            interpolation: interpolation, isAntialiased: image.isAntialiased,
            isMirrored: isRightToLeft && asset.isMirroredInRightToLeft)
        guard let template else { return drawing.append(.image(picture)) }
        if SourceTrace.isRecording { marks = [.template(frame)] }
        drawing.draw(with: template, frame: frame, outline: Path(frame)) { paint in
            picture.template = paint
            return [.image(picture)]
        }
    }

    /// The asset catalog's slicing applies unless the view sets its own.
    private var resizing: ImageDrawing.Resizing {
        if sizeAsSymbol != nil { return .stretch(.zero) }
        guard image.resizing == .stretch(.zero), let sliced = asset.resizing else { return image.resizing }
        return sliced
    }

    private var interpolation: ImageDrawing.Interpolation {
        switch image.interpolation {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

/// A missing image. It draws nothing, as on a device, or on request a conspicuous crossed box.
final class MissingImageNode: _LayoutNode {
    private static let side: CGFloat = 24
    let image: Image
    private let isMarked: Bool
    /// The paint of the placeholder, if the image is redacted and a device has it.
    private let redaction: ShapeStylePaint?

    init(_ image: Image, isMarked: Bool, context: _ResolutionContext) {
        (self.image, self.isMarked) = (image, isMarked)
        // Symbols that no font here has, an iPhone has.
        if case .symbol = image.source { redaction = context.redaction } else { redaction = nil }
        super.init(context: context)
    }

    private var isResizable: Bool { image.resizing != .none }
    /// Whether the source asks for an image. An empty name asks for none.
    var isNamed: Bool { image.name != "" }
    var isSymbol: Bool { if case .symbol = image.source { true } else { false } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let side = isMarked ? MissingImageNode.side : 0
        let natural = CGSize(width: side, height: side)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func draw(in drawing: inout DrawingContext) {
        if let redaction { return drawing.drawRedacted(redaction, frame: drawing.pixelFrame(frame.size)) }
        guard isMarked else { return }
        let frame = drawing.pixelFrame(frame.size)
        let magenta = Paint.color(RGBAColor(255, 0, 255))
        let inside = frame.insetBy(dx: 0.5, dy: 0.5)
        guard inside.width > 0, inside.height > 0 else { return }
        let cross = Path { path in
            path.addRect(inside)
            path.move(to: CGPoint(x: inside.minX, y: inside.minY))
            path.addLine(to: CGPoint(x: inside.maxX, y: inside.maxY))
            path.move(to: CGPoint(x: inside.maxX, y: inside.minY))
            path.addLine(to: CGPoint(x: inside.minX, y: inside.maxY))
        }
        drawing.append(.fill(Path(frame), FillStyle(), .color(RGBAColor(255, 0, 255, opacity: 0.15))))
        drawing.append(.stroke(cross, StrokeStyle(lineWidth: 1), magenta))
    }
}
