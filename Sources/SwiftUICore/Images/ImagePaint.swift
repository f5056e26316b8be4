import DisplayList
import Foundation

/// A style that repeats an image from the top-left corner of the filled frame.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the image that is repeated, in unit coordinates.
    public var sourceRect: CGRect
    /// The scale factor for the image's size.
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let clear = ShapeStylePaint(.color(RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)))
        let environment = context.environment
        let asset: ImageAsset
        switch image.source {
        case .loaded(let loaded): asset = loaded
        case .asset(let name, let bundle):
            switch environment.colorAssets?.source.image(named: name, bundle: bundle, traits: environment.assetTraits) {
            case .success(let found): asset = found
            case .failure(let failure):
                if !name.isEmpty { environment.colorAssets?.report(failure.message, at: image.place) }
                return clear
            case nil: return clear
            }
        case .symbol(let name, _):
            environment.colorAssets?.report(
                "symbols are not repeated as a paint yet (\(name)); nothing is drawn", at: image.place)
            return clear
        case .drawn:
            environment.colorAssets?.report(
                "images that a closure draws are not repeated as a paint yet; nothing is drawn", at: image.place)
            return clear
        case .failed(let message):
            environment.colorAssets?.report(message)
            return clear
        }
        let factor = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(
            width: asset.size.width * sourceRect.width * factor, height: asset.size.height * sourceRect.height * factor)
        guard size.width > 0, size.height > 0 else { return clear }
        return context.leveled(ShapeStylePaint(.tiled(asset.resource, size: size, source: sourceRect)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
