import Foundation

/// A generator of haptic feedback, which does nothing here.
open class UIFeedbackGenerator: NSObject {
    public override init() {}
    open func prepare() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) {}
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A placeholder for UIKit's views, which widgets cannot show. It exists for extensions of all views.
open class UIView: NSObject {
    /// Does nothing, because a picture has no animations.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    public class var areAnimationsEnabled: Bool { false }
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
}
