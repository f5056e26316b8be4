import Foundation
import FoundationSupplement

/// The images of one name for different traits. An image that the program draws has no others.
// An open class cannot be checked. Every property that changes is guarded.
open class UIImageAsset: NSObject, @unchecked Sendable {
    @_Guarded private var own: UIImage?

    public override init() {}
    init(of image: UIImage) { own = image }

    open func image(with traitCollection: UITraitCollection) -> UIImage { own ?? UIImage() }

    /// Registers nothing. A picture shows the image that the asset is of.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        FrameworkWarning.report(
            "UIImageAsset.register(_:with:) registers no image: the first one is drawn in light and dark. "
                + "Use an asset catalog, or UIColor(dynamicProvider:).")
    }
    open func unregisterImageWith(_ traitCollection: UITraitCollection) {}
}

extension UIImage {
    public var imageAsset: UIImageAsset? { UIImageAsset(of: self) }
}
