import Foundation

/// A tab of a tab bar. It makes its controller when somebody asks for it.
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var isHidden = false
    open var userInfo: Any?
    private let provider: ((UITab) -> UIViewController)?
    public private(set) lazy var viewController: UIViewController? = provider?(self)

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }
}
