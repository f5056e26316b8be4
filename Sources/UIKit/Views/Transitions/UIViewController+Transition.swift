import CoreGraphics
import Foundation

extension UIViewController {
    /// How a controller's view comes and goes. In a picture, none does.
    @preconcurrency @MainActor public class Transition: NSObject {
        /// How a view zooms in and out.
        @preconcurrency @MainActor open class ZoomOptions: NSObject {
            open var dimmingColor: UIColor?
            open var dimmingVisualEffect: UIBlurEffect?

            public override init() {}
        }

        /// The controllers between which a view zooms.
        @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }

        required init(_: Void) {}

        /// The closure is not called, because nothing zooms.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self { self.init(()) }

        public class var coverVertical: Transition { Transition(()) }
        public class var flipHorizontal: Transition { Transition(()) }
        public class var crossDissolve: Transition { Transition(()) }
        public class var partialCurl: Transition { Transition(()) }
    }
}
