import Foundation

/// What a trackpad lets the user feel. There is none.
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

// An open class cannot be checked. There is no state.
open class NSHapticFeedbackManager: NSObject, @unchecked Sendable {
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

    private final class Performer: NSObject, NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }

    open class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}
