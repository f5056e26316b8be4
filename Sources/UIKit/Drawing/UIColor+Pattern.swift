import DisplayList
import Foundation
import FoundationSupplement

extension UIColor {
    /// Creates a color that repeats a picture. It is drawn clear, and a warning says so.
    public convenience init(patternImage image: UIImage) {
        FrameworkWarning.report("UIColor(patternImage:): the pattern is drawn clear")
        self.init(white: 0, alpha: 0)
    }
}
