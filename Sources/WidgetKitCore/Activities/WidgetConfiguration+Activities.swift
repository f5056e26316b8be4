import SwiftUI

extension WidgetConfiguration {
    /// Sets the additional families of a Live Activity. With `small`, an Apple Watch shows its Lock Screen presentation in
    /// that family; without it, the compact presentation.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[LiveActivityKey.self]?.supplementalFamilies = families }
    }
}
