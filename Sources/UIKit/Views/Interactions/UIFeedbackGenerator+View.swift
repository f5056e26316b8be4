import Foundation

// Feedback where a view is. A picture gives none.
extension UIFeedbackGenerator {
    @MainActor public convenience init(view: UIView) { self.init() }
}

extension UIImpactFeedbackGenerator {
    @MainActor public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
}
