import SwiftUI

/// What a widget's preview shows: a family, the widget, and its entries.
package struct WidgetPreviewContent: Sendable {
    /// Makes the entries, in their order.
    package typealias Entries =
        @MainActor @Sendable (TimelineProviderContext, @escaping WidgetRunner.Complaint) async -> [any TimelineEntry]

    package let family: WidgetFamily
    package let entries: Entries
    private let widgets: @MainActor @Sendable () -> [WidgetDescription]

    init<W: Widget>(
        family: WidgetFamily, widget: @escaping @MainActor @Sendable () -> W, entries: @escaping Entries
    ) {
        (self.family, self.entries) = (family, entries)
        widgets = { WidgetDescription.all(of: widget()) }
    }

    /// The widget shown; nil where its configuration is empty.
    @MainActor package var widget: WidgetDescription? { widgets().first }
}
