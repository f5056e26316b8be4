// HealthKitUI: the view of a day's rings, which keeps what it is told. As other views of UIKit, it draws nothing.
@_exported import HealthKit
@_exported import UIKit

/// A view of the rings that someone closes in a day.
open class HKActivityRingView: UIView {
    private var summary: HKActivitySummary?

    open var activitySummary: HKActivitySummary? {
        get { summary }
        set { setActivitySummary(newValue, animated: false) }
    }

    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) { summary = activitySummary }
}
