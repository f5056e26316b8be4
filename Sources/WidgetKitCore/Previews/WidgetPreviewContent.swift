import SwiftUI

/// What a widget's preview shows: a family, the widget, and where its entries come from.
@_spi(Darkroom) public struct WidgetPreviewContent: Sendable {
    /// Where entries come from.
    public enum Source: Sendable {
        case entries(@MainActor @Sendable () async -> [any TimelineEntry])
        case provider(@MainActor @Sendable () -> any TimelineProvider)
        case configuredProvider(
            @MainActor @Sendable () -> any AppIntentTimelineProvider, @MainActor @Sendable () -> Any)
    }

    public let family: WidgetFamily
    public let source: Source
    private let widget: @MainActor @Sendable () -> [WidgetDescription]

    init<W: Widget>(
        family: WidgetFamily, widget: @escaping @MainActor @Sendable () -> W, source: Source
    ) {
        (self.family, self.source) = (family, source)
        self.widget = { WidgetDescription.all(of: widget()) }
    }

    /// The kind of the widget shown; nil where its configuration is empty.
    @MainActor public var kind: String? { widget().first?.kind }
}
