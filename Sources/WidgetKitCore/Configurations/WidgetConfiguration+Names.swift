import Foundation
import SwiftUI

extension WidgetConfiguration {
    /// The widget's name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetDisplayNameKey.self] = String(displayName) }
    }

    /// The widget's name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetDisplayNameKey.self] = String(localized: displayName) }
    }

    /// What the gallery says about the widget.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetSummaryKey.self] = String(description) }
    }

    /// What the gallery says about the widget.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetSummaryKey.self] = String(localized: description) }
    }
}
