import CoreGraphics
import Foundation

/// A placeholder for UIKit's responders.
open class UIResponder: NSObject {
    public override init() {}
}

/// A placeholder for UIKit's view controllers, which widgets cannot show. Frameworks' controllers derive from it.
open class UIViewController: UIResponder {
    open var title: String?
    open var view: UIView! = UIView()
    open var preferredContentSize = CGSize.zero
    open var isModalInPresentation = false
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var navigationController: UINavigationController? { nil }
    open var isViewLoaded: Bool { false }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}

    open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}

    /// Presents nothing.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
    open func show(_ vc: UIViewController, sender: Any?) {}
}

/// A placeholder for UIKit's navigation controllers.
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []

    public override init() {}
    public init(rootViewController: UIViewController) {
        super.init()
        viewControllers = [rootViewController]
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }
}
