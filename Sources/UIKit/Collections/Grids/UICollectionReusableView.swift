import CoreGraphics
import Foundation

// Apps derive the headers, footers and cells of their collections from it. A view keeps what it is told.

open class UICollectionReusableView: UIView {
    private var identifier: String?
    open var reuseIdentifier: String? { identifier }
    func identify(_ identifier: String) { self.identifier = identifier }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
