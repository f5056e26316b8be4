import SwiftUI

/// The content of a widget's preview: a family, the widget, and its entries.
package struct WidgetPreviewContent: Sendable {
    /// Returns the entries in order.
    package typealias Entries =
        @MainActor @Sendable (TimelineProviderContext, @escaping WidgetRunner.WarningHandler) async -> [any TimelineEntry]

    package let family: WidgetFamily
    package let entries: Entries
    private let widgets: @MainActor @Sendable () -> [WidgetDescription]

    init<W: Widget>(
        family: WidgetFamily, widget: @escaping @MainActor @Sendable () -> W, entries: @escaping Entries
    ) {
        (self.family, self.entries) = (family, entries)
        widgets = { WidgetDescription.all(of: widget()) }
    }

    /// The widget, or `nil` if its configuration is empty.
    @MainActor package var widget: WidgetDescription? { widgets().first }
}
