import SwiftUI

extension WidgetDescription {
    /// Returns the widgets of a bundle in order.
    package static func all<Bundle: WidgetBundle>(of bundle: Bundle) -> [WidgetDescription] {
        all(of: bundle.body)
    }

    /// Returns the widget, or the members of a group of widgets.
    package static func all<W: Widget>(of widget: W) -> [WidgetDescription] {
        ExtensionDescription(of: widget).widgets
    }
}
