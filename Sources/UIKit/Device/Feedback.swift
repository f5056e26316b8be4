import Foundation

/// Makes the device tremble, which a picture does not show: nothing happens.
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

/// UIKit's views are not drawn: widgets cannot show them. What extensions say of all views is here.
open class UIView: NSObject {
    /// Nothing moves in a picture.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    public class var areAnimationsEnabled: Bool { false }
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
}
