import CoreGraphics
import DisplayList
import Foundation

extension CALayer {
    /// Draws the layer and its sublayers into a context whose y axis points down, as UIKit's contexts do.
    public func render(in ctx: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        ctx.saveGState()
        ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
        paint(in: ctx)
        ctx.restoreGState()
    }

    /// The layer's outline, with its rounded corners.
    func outline(inset: CGFloat = 0) -> Path {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        if let radii = cornerRadii?() { return outline(of: rect, radii: radii, inset: inset) }
        let radius = max(0, min(cornerRadius - inset, min(rect.width, rect.height) / 2))
        guard radius > 0, !rect.isEmpty else { return Path(rect) }
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
                bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }

    private func outline(of rect: CGRect, radii: RectangleCornerRadii, inset: CGFloat) -> Path {
        func fitting(_ radius: CGFloat) -> CGFloat { max(0, min(radius - inset, min(rect.width, rect.height) / 2)) }
        let radii = RectangleCornerRadii(
            topLeading: fitting(radii.topLeading), bottomLeading: fitting(radii.bottomLeading),
            bottomTrailing: fitting(radii.bottomTrailing), topTrailing: fitting(radii.topTrailing))
        guard radii != RectangleCornerRadii(), !rect.isEmpty else { return Path(rect) }
        return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    }

    /// Draws in the layer's own coordinates.
    private func paint(in context: CGContext) {
        let recorder = CGContext(size: CGSize(width: bounds.maxX, height: bounds.maxY))
        recordOwnDrawing(in: recorder)
        var parts = [DisplayItem.group(group(recorder.displayList.items))]
        if let border = borderItem { parts.append(border) }
        var whole = DisplayGroup(items: parts)
        whole.opacity = Double(min(1, max(0, opacity)))
        whole.blendMode = CompositingFilter.mode(of: compositingFilter)
        if shadowOpacity > 0, let color = shadowColor?.copy(alpha: (shadowColor?.alpha ?? 1) * CGFloat(shadowOpacity)) {
            // Core Animation's radius is the standard deviation; the display list's is twice that.
            whole.filters = [.shadow(color: color.rgba, radius: 2 * shadowRadius, offset: shadowOffset)]
        }
        if let mask {
            let shape = CGContext(size: recorder.size)
            shape.concatenate(mask.toParent)
            mask.paint(in: shape)
            whole.mask = shape.displayList.items
        }
        context.add([.group(whole)])
    }

    private func group(_ items: [DisplayItem]) -> DisplayGroup {
        var group = DisplayGroup(items: items)
        if masksToBounds { group.clips = [.init(path: outline())] }
        return group
    }

    private var borderItem: DisplayItem? {
        guard borderWidth > 0, let borderColor else { return nil }
        return .stroke(
            outline(inset: borderWidth / 2), StrokeStyle(lineWidth: borderWidth), .color(borderColor.rgba))
    }

    private func recordOwnDrawing(in context: CGContext) {
        if let backgroundColor { context.add([.fill(outline(), FillStyle(), .color(backgroundColor.rgba))]) }
        // A class cannot be imported as a bridged value here, so anything but an image is not drawn.
        if let image = contents as? CGImage { context.add([.image(drawing(of: image))]) }
        draw(in: context)
        recordContents(in: context)
        recordSublayers(in: context)
    }

    /// Draws the sublayers once.
    func drawSublayers(in context: CGContext) {
        for layer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition })
        where !layer.isHidden && layer.opacity > 0 {
            context.saveGState()
            context.concatenate(layer.toParent)
            layer.paint(in: context)
            context.restoreGState()
        }
    }

    private func drawing(of image: CGImage) -> ImageDrawing {
        let scale = contentsScale > 0 ? contentsScale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        var frame = bounds
        let across = size.width > 0 ? bounds.width / size.width : 1
        let down = size.height > 0 ? bounds.height / size.height : 1
        switch contentsGravity {
        case .resizeAspect, .resizeAspectFill:
            let factor = contentsGravity == .resizeAspect ? min(across, down) : max(across, down)
            frame = CGRect(
                x: bounds.midX - size.width * factor / 2, y: bounds.midY - size.height * factor / 2,
                width: size.width * factor, height: size.height * factor)
        case .resize: break
        default: frame = CGRect(origin: alignedOrigin(of: size), size: size)
        }
        let isEnlarged = frame.width > size.width || frame.height > size.height
        return ImageDrawing(
            resource: image.resource, frame: frame, naturalSize: size,
            interpolation: isEnlarged && magnificationFilter == .nearest ? .none : .medium)
    }

    private func alignedOrigin(of size: CGSize) -> CGPoint {
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        switch contentsGravity {
        case .left: origin.x = bounds.minX
        case .right: origin.x = bounds.maxX - size.width
        case .top: origin.y = bounds.minY
        case .bottom: origin.y = bounds.maxY - size.height
        default: break
        }
        return origin
    }
}
