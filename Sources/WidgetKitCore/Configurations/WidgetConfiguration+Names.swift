import Foundation
import SwiftUI

extension WidgetConfiguration {
    /// Sets the name of the widget in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetDisplayNameKey.self] = displayName }
    }

    /// Sets the name of the widget in the gallery.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets the name of the widget in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the name of the widget in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the description of the widget in the gallery.
    public func description(_ description: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(self) { $0[WidgetSummaryKey.self] = description }
    }

    /// Sets the description of the widget in the gallery.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets the description of the widget in the gallery.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the description of the widget in the gallery.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }
}
