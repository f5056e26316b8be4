import Foundation
import SwiftUI

extension WidgetConfiguration {
    /// The widget's name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetDisplayNameKey.self] = displayName }
    }

    /// The widget's name in the gallery.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// The widget's name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// The widget's name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// What the gallery says about the widget.
    public func description(_ description: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetSummaryKey.self] = description }
    }

    /// What the gallery says about the widget.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// What the gallery says about the widget.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// What the gallery says about the widget.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }
}
