import SwiftUI

/// The content of an extension: its widgets, Live Activities and controls.
@MainActor package struct ExtensionDescription {
    package let widgets: [WidgetDescription]
    package let activities: [LiveActivityDescription]
    package let controls: [ControlDescription]

    package var isEmpty: Bool { widgets.isEmpty && activities.isEmpty && controls.isEmpty }

    /// Whether it has only widgets that support no family, which no device shows.
    package var showsNothing: Bool { widgets.allSatisfy(\.families.isEmpty) && activities.isEmpty && controls.isEmpty }

    /// The kinds of widgets and controls, and the types of Live Activities' attributes, as options name them.
    package var kinds: [String] { widgets.map(\.kind) + activities.map(\.attributes) + controls.map(\.kind) }

    package static let empty = ExtensionDescription(widgets: [], activities: [], controls: [])

    private init(
        widgets: [WidgetDescription], activities: [LiveActivityDescription], controls: [ControlDescription]
    ) {
        (self.widgets, self.activities, self.controls) = (widgets, activities, controls)
    }

    /// Describes a widget, or the members of a group of widgets in order.
    package init<W: Widget>(of widget: W) {
        var values: [_WidgetConfigurationValues] = []
        W._describe(widget, into: &values)
        self.init(
            widgets: values.compactMap { WidgetDescription($0) },
            activities: values.compactMap { LiveActivityDescription($0) },
            controls: values.compactMap { ControlDescription($0) })
    }

    /// Describes the members of a bundle in order.
    package init<Bundle: WidgetBundle>(of bundle: Bundle) { self.init(of: bundle.body) }
}
