import CoreGraphics
import Foundation

// Apps give these to drags, to show what the user drags. Nobody drags in a picture, so none is drawn.

open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that stands for what is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    public convenience init(for url: URL) { self.init(for: url, title: nil) }
    public convenience init(for url: URL, title: String?) {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        self.init(view: label)
    }
}

open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview with its place.
open class UITargetedDragPreview: UITargetedPreview {}
