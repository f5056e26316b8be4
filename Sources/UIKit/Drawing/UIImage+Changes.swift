import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(renderingMode: renderingMode) }

    /// Returns the image's shape in a color.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var drawing = drawing(in: CGRect(origin: .zero, size: size))
        drawing.template = .color(color.cgColor.rgba)
        let list = DisplayList(size: size, items: [.image(drawing)])
        return UIImage(
            asset: ImageAsset(
                resource: DisplayImage(
                    content: .displayList(list), size: size, isVector: true, name: asset.resource.name),
                size: size, renderingMode: renderingMode == .alwaysTemplate ? .template : .original),
            scale: scale, orientation: imageOrientation,
            renderingMode: renderingMode == .automatic ? .alwaysOriginal : renderingMode, isSymbol: isSymbolImage)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed(capInsets: capInsets, resizingMode: resizingMode)
    }

    /// Returns the image: insets of alignment move views, and do not change what is drawn.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the image with a baseline, which moves views and does not change what is drawn.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        let image = changed()
        image.baselineOffsetFromBottom = baselineOffset
        return image
    }

    public func imageWithoutBaseline() -> UIImage {
        let image = changed()
        image.baselineOffsetFromBottom = nil
        return image
    }

    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// The range of brightness in which an image is shown.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }

    public var isHighDynamicRange: Bool { false }

    /// Returns the image itself, because every image is decoded with the standard range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    public var flipsForRightToLeftLayoutDirection: Bool { asset.isMirroredInRightToLeft }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(asset: asset.turned(.upMirrored), scale: scale, renderingMode: renderingMode)
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        var mirrored = asset
        mirrored.isMirroredInRightToLeft = true
        return UIImage(asset: mirrored, scale: scale, renderingMode: renderingMode)
    }

    /// Returns the image scaled to fit a size in points, or `nil` for a size without area.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, asset.size.width > 0,
            asset.size.height > 0
        else { return nil }
        let factor = min(size.width / asset.size.width, size.height / asset.size.height)
        let small = CGSize(width: asset.size.width * factor, height: asset.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: small, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: small))
        }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    @preconcurrency public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Returns the image itself, because images are decoded when they are drawn.
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }

    private func changed(
        renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil
    ) -> UIImage {
        let image = UIImage(
            asset: asset, name: assetName, scale: scale, orientation: imageOrientation,
            renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
            resizingMode: resizingMode ?? self.resizingMode, isSymbol: isSymbolImage)
        (image.baselineOffsetFromBottom, image.symbolConfiguration) = (baselineOffsetFromBottom, symbolConfiguration)
        return image
    }
}

// MARK: Drawing into the current context
extension UIImage {
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if currentContextGrowsUpward {
            context.drawUpright(from: CGPoint(x: rect.minX, y: rect.maxY)) {
                context.add([.image(drawing(in: CGRect(origin: .zero, size: rect.size)))])
            }
        } else {
            context.add([.image(drawing(in: rect))])
        }
        context.restoreGState()
    }
}

// MARK: Files
extension UIImage {
    /// Returns the bytes of a PNG file, or `nil` if the image has no pixels.
    public func pngData() -> Data? { bitmap().flatMap { try? PNGEncoder().encode($0, scale: scale) } }

    /// Returns the bytes of a JPEG file. Transparent pixels become white. The quality is between 0 (smallest file) and
    /// 1 (best quality).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        bitmap().flatMap { try? JPEGEncoder(quality: compressionQuality).encode($0) }
    }

    /// Nil, as where a device cannot write HEIC files: no encoder of them is on this machine.
    public func heicData() -> Data? { nil }
}

extension UIImage {
    /// The format of a renderer whose pictures have this image's scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
