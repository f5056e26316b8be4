import CoreGraphics
import Foundation
import FoundationSupplement

/// A controller of a view. Widgets cannot show it. Frameworks' controllers derive from it.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer,
    UIContentContainer
{
    open var title: String?
    open var preferredContentSize = CGSize.zero
    open var isModalInPresentation = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalPresentationCapturesStatusBarAppearance = false
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var preferredTransition: Transition?
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    var ownPresentation: (style: UIModalPresentationStyle, controller: UIPresentationController)?
    open var providesPresentationContextTransitionStyle = false
    open var restoresFocusAfterTransition = true
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var definesPresentationContext = false
    open var restorationIdentifier: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var storyboard: UIStoryboard? { nil }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    public private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    open var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    public let nibName: String?
    public let nibBundle: Bundle?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: Nothing to show

    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    open func setNeedsUpdateContentUnavailableConfiguration() {}
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: The scroll views that bars follow

    private var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView
        }
    }
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge.rawValue] }

    // MARK: The view

    private var loaded: UIView?
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }
    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }
    open func viewDidLoad() {}
    open func awakeFromNib() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open var traitCollection: UITraitCollection { .current }
    public var traitOverrides = UITraitOverrides()
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    // No picture changes its size or its traits after it is set up.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open override var next: UIResponder? { parent }

    // MARK: Other controllers

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
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
    open var extensionContext: NSExtensionContext? { nil }

    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
