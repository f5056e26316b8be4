import Foundation
import FoundationSupplement
import UIKit

/// A screen with a view from the street. It keeps what it is told; no server sends the view.
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }
}

@preconcurrency @MainActor public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// A picture of a view from the street. No server sends the view.
// An open class cannot be checked. There is no state.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    // An open class cannot be checked. Every property that changes is guarded.
    open class Options: NSObject, @unchecked Sendable {
        @_Guarded open var size = CGSize(width: 256, height: 256)
        @_Guarded open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}
    }

    /// A picture. None is made.
    // An open class cannot be checked. There is no state.
    open class Snapshot: NSObject, @unchecked Sendable {
        override init() {}

        open var image: UIImage { UIImage() }
    }

    public init(scene: MKLookAroundScene, options: Options) {}

    open var isLoading: Bool { false }
    open var snapshot: Snapshot {
        get async throws { throw MKError(.serverFailure) }
    }
    @preconcurrency open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) { completionHandler(nil, MKError(.serverFailure)) }
    open func cancel() {}
}
