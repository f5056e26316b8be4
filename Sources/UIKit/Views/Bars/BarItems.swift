import CoreGraphics
import Foundation
import FoundationSupplement

// The items of bars, which keep what they are told.

@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?

    public override init() {}

    /// An item that stands for all of its class. No item is drawn with what it is told.
    public class func appearance() -> Self {
        self ~=> (self is UITabBarItem.Type ? UITabBarItem() : UIBarButtonItem() as UIBarItem)
    }
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }

    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain
        case done = 2

        public static var prominent: Style { .done }
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    open var target: AnyObject?
    open var action: Selector?
    open var menu: UIMenu?
    open var primaryAction: UIAction?
    open var tintColor: UIColor?
    open var possibleTitles: Set<String>?
    open var isSelected = false
    open var isHidden = false
    open var changesSelectionAsPrimaryAction = false
    open var hidesSharedBackground = false
    open var sharesBackground = true

    public class func flexibleSpace() -> Self {
        self ~=> UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return self ~=> space
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target.map { $0 as AnyObject }
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target.map { $0 as AnyObject }
    }
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.action = action
        self.target = target.map { $0 as AnyObject }
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.target, self.action, self.menu) = (title, image, target, action, menu)
    }
}

open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var style = ItemStyle.navigator
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var hidesSearchBarWhenScrolling = true
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var leftItemsSupplementBackButton = false
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var searchController: UISearchController?
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public init(title: String) { self.title = title }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}
