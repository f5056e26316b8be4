import Foundation
import FoundationSupplement

/// An action that VoiceOver offers for an element. Nobody listens to a picture.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector = Selector("")
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, attributedName) = (name, NSAttributedString(string: name))
        (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    }
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        (self.name, attributedName, self.image) = (name, NSAttributedString(string: name), image)
        (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    }
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        (name, self.attributedName) = (attributedName.string, attributedName)
        (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    }
    @preconcurrency public init(name: String, actionHandler: Handler?) {
        (self.name, attributedName) = (name, NSAttributedString(string: name))
        self.actionHandler = actionHandler
    }
    @preconcurrency public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (self.name, attributedName, self.image) = (name, NSAttributedString(string: name), image)
        self.actionHandler = actionHandler
    }
    @preconcurrency public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        (name, self.attributedName) = (attributedName.string, attributedName)
        self.actionHandler = actionHandler
    }
}
