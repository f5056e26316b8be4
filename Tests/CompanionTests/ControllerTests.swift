import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Controllers of apps keep what they are told, and show nothing.
@MainActor @Suite struct ControllerTests {
    private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
        init() {
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
            dataSource = self
        }
        required init?(coder: NSCoder) { fatalError() }

        func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
        func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { page }
    }

    private final class Dimmed: UIPresentationController {
        override var shouldRemovePresentersView: Bool { true }
        override func presentationTransitionWillBegin() { containerView?.alpha = 0.5 }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in })
        }
    }

    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
        override init() {}
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Dimmed(presentedViewController: presented, presenting: presenting) }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        override init() {}
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private final class Listener: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UITabBarControllerDelegate,
        UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIDocumentPickerDelegate, UISplitViewControllerDelegate
    {
        override init() {}
        func updateSearchResults(for searchController: UISearchController) {}
    }

    @Test func olderNamesAndItemsForVoiceOver() {
        let split = UISplitViewController(style: .doubleColumn)
        switch split.displayMode {
        case .allVisible: Issue.record("A phone shows one column.")
        case .primaryHidden: break
        default: Issue.record("A phone shows the second column.")
        }
        let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        item.isAccessibilityElement = false
        (item.accessibilityHint, item.accessibilityTraits) = ("Ends", .button)
        #expect(!item.isAccessibilityElement && item.accessibilityHint == "Ends")
        let segments = UISegmentedControl(items: ["a", UIImage()])
        segments.insertSegment(withTitle: "b", at: 9, animated: false)
        segments.removeSegment(at: 1, animated: false)
        segments.setTitle("c", forSegmentAt: 0)
        #expect((0...2).map(segments.titleForSegment) == ["c", "b", nil] && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        segments.removeAllSegments()
        #expect(segments.numberOfSegments == 0)
    }

    @Test func presentationsFollowTheStyle() {
        let (controller, transitions) = (UIViewController(), Transitions())
        #expect(controller.sheetPresentationController != nil && controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .left]
        controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(controller.popoverPresentationController?.permittedArrowDirections == [.up, .left])
        #expect(controller.popoverPresentationController === controller.presentationController)
        #expect(controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitions
        #expect(controller.presentationController is Dimmed)
        #expect(controller.presentationController?.presentedViewController === controller)
        #expect(Fade().transitionDuration(using: nil) == 0.2 && transitions.animationController(forDismissed: controller) == nil)
    }

    @Test func stacksAndTabsHoldTheirControllers() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: true)
        stack.show(third, sender: nil)
        #expect(stack.topViewController === third && third.navigationController === stack)
        #expect(stack.popToViewController(first, animated: true) == [second, third])
        #expect(stack.viewControllers == [first] && second.parent == nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, second]
        tabs.selectedViewController = second
        #expect(tabs.selectedIndex == 1 && second.tabBarController === tabs && tabs.tabBar.items?.count == 2)
        let pages = Pages()
        var isDone = false
        pages.setViewControllers([third], direction: .forward, animated: true) { isDone = $0 }
        #expect(isDone && pages.viewControllers == [third] && third.parent === pages)
        #expect(pages.dataSource?.pageViewController(pages, viewControllerAfter: third) === third)
    }

    @Test func searchesKeepTheirText() {
        let (search, listener) = (UISearchController(searchResultsController: nil), Listener())
        (search.searchResultsUpdater, search.searchBar.delegate) = (listener, listener)
        search.searchBar.text = "abc"
        search.searchBar.scopeButtonTitles = ["A", "B"]
        search.searchBar.setShowsCancelButton(true, animated: true)
        #expect(search.searchBar.searchTextField.text == "abc" && search.searchBar.showsCancelButton && !search.isActive)
        #expect(search.searchBar.delegate?.searchBarShouldBeginEditing(search.searchBar) == true)
        let item = UINavigationItem(title: "T")
        item.searchController = search
        item.setRightBarButton(UIBarButtonItem(systemItem: .add), animated: false)
        item.rightBarButtonItems?.append(.flexibleSpace())
        #expect(item.searchController === search && item.rightBarButtonItem === item.rightBarButtonItems?.first)
        #expect(UISearchController().searchResultsController == nil && UISearchBar().text == "")
    }

    @Test func pickersPickNothing() {
        let listener = Listener()
        let images = UIImagePickerController()
        (images.delegate, images.sourceType) = (listener, .savedPhotosAlbum)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera) && images.mediaTypes == ["public.image"])
        let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
        (documents.delegate, documents.allowsMultipleSelection) = (listener, true)
        #expect(documents.documentPickerMode == .import)
        let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.txt"))
        #expect(document.name == "b.txt" && !document.presentPreview(animated: true))
        let colors = UIColorPickerViewController()
        colors.selectedColor = .red
        #expect(colors.selectedColor == .red && colors.supportsAlpha)
        var printed: Bool?
        UIPrintInteractionController.shared.present(animated: true) { _, isDone, _ in printed = isDone }
        #expect(printed == false && !UIPrintInteractionController.isPrintingAvailable)
    }

    @Test func storyboardsMakeControllersOfTheClassThatIsAsked() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made: UITabBarController = storyboard.instantiateViewController(identifier: "Tabs")
        let own = storyboard.instantiateViewController(identifier: "Stack") { _ in UINavigationController(rootViewController: made) }
        #expect(made.parent === own && storyboard.instantiateInitialViewController() == nil)
        #expect(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).isEmpty)
        #expect(Bundle.main.loadNibNamed("Row", owner: nil) == nil)
        var isPerformed = false
        UIStoryboardSegue(identifier: "next", source: made, destination: own) { isPerformed = true }.perform()
        #expect(isPerformed)
    }

    @Test func barsKeepTheirAppearances() {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.selected.iconColor = .red
        let bar = UINavigationBarAppearance(barAppearance: appearance)
        bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        #expect(bar.backgroundColor == .systemBackground && bar.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
        #expect(appearance.stackedLayoutAppearance.selected.iconColor == .red)
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UITabBarItem.appearance().badgeColor = .red
    }

    private final class Plain: UIViewController, Instantiable {}

    /// Objective-C's initializers can be called on classes that are known at run time alone.
    @Test func controllersAndViewsOfAnAskedClass() {
        func made<Element: UIView>(_: Element.Type) -> Element { Element(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        #expect(type(of: Plain.instantiate()) == Plain.self)
        #expect(made(UILabel.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(type(of: made(UIStackView.self)) == UIStackView.self)
    }
}

/// What ChartsOrg's Charts overrides.
@MainActor @Suite struct AccessibilityElementTests {
    private final class Element: UIAccessibilityElement {
        override var accessibilityFrame: CGRect {
            get { super.accessibilityFrame }
            set {
                guard let view = accessibilityContainer as? UIView else { return }
                super.accessibilityFrame = view.convert(newValue, to: UIScreen.main.coordinateSpace)
            }
        }
    }

    @Test func elementsHaveFramesOnTheScreenAndPlacesInTheirView() {
        let (window, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        window.addSubview(view)
        let element = Element(accessibilityContainer: view)
        element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.accessibilityElements = [Element(accessibilityContainer: view), element]
        #expect(view.accessibilityElementCount() == 2 && view.index(ofAccessibilityElement: element) == 1)
        #expect(view.accessibilityElement(at: 1) as? Element === element)
    }
}

@MainActor private protocol Instantiable {
    static func instantiate() -> Self
}

extension Instantiable where Self: UIViewController {
    static func instantiate() -> Self { Self() }
}
