import Foundation
import FoundationSupplement

/// A storyboard. Nobody compiles storyboards here, so its controllers have no views of their own, and it says so.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    private func report() {
        FrameworkWarning.report("the storyboard '\(name)' is not read: its controllers are empty.")
    }

    open func instantiateInitialViewController() -> UIViewController? {
        report()
        return nil
    }
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        report()
        return creator?(NSKeyedArchiver(requiringSecureCoding: false))
    }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        report()
        return UIViewController()
    }
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        report()
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        return creator?(coder) ?? ViewController(coder: coder)!
    }
}

/// A step from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private var performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    open func perform() { performHandler?() }
}
