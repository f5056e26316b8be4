import CoreGraphics
import Foundation

// What views are asked for beside their layout. Nothing of it changes a picture.
extension UIView {
    public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }
    public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Returns a view of the same size. Where a program renders it, it says that it shows nothing.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { Snapshot(frame: bounds) }
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { Snapshot(frame: CGRect(origin: .zero, size: rect.size)) }
}

private final class Snapshot: UIView {
    override var undrawnContents: String? { "a snapshot of a view" }
}
