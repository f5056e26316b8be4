import CoreGraphics
import Foundation

/// Shows a bar's item in large to users of large texts. Nobody presses on a picture.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open class var isEnabled: Bool { false }
    public private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
}

extension UIView: UILargeContentViewerItem {}
