import SwiftUI

/// The context of a widget's preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    public let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension WidgetPreviewContext: EnvironmentPreviewContext {
    package func change(_ environment: inout EnvironmentValues) { environment.widgetFamily = family }
}

/// A builder for the entries of a widget's preview.
@resultBuilder public struct PreviewTimelineBuilder<Entry> {
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
    /// Takes an entry whose type is set aside. Its value is never made.
    @_disfavoredOverload public static func buildExpression(_ entry: Never) -> [Entry] {}
    public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [] }
    public static func buildEither(first part: [Entry]) -> [Entry] { part }
    public static func buildEither(second part: [Entry]) -> [Entry] { part }
    public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [Entry]) -> [Entry] { part }
}

/// Shows a widget with entries in a canvas. The command `list` prints its name, and `render --previews` draws a picture
/// of each entry.
@freestanding(declaration) public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, @WidgetPreviewBuilder widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<any TimelineEntry> timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

@freestanding(declaration) public macro Preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, @WidgetPreviewBuilder widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

@freestanding(declaration) public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: @autoclosure @escaping @MainActor () -> P.Intent,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

@freestanding(declaration) public macro Preview<W: Widget, P: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: @autoclosure @escaping @MainActor () -> P.Intent,
    @WidgetPreviewBuilder widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "DarkroomMacros", type: "Preview")

/// A builder for the single widget of a preview.
@resultBuilder public struct WidgetPreviewBuilder {
    public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
}

// MARK: The expansions of `#Preview`

/// Creates the preview of a widget whose entries the preview lists.
@MainActor public func _makePreview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    @WidgetPreviewBuilder widget: @escaping @MainActor @Sendable () -> W,
    @PreviewTimelineBuilder<any TimelineEntry> timeline: @escaping @MainActor @Sendable () async -> [any TimelineEntry]
) -> Preview {
    Preview(name: name, content: WidgetPreviewContent(family: family, widget: widget) { _, _ in await timeline() })
}

/// Creates the preview of a widget whose entries come from a timeline provider.
@MainActor public func _makePreview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    @WidgetPreviewBuilder widget: @escaping @MainActor @Sendable () -> W,
    timelineProvider: @escaping @MainActor @Sendable () -> P
) -> Preview {
    Preview(
        name: name,
        content: WidgetPreviewContent(family: family, widget: widget) { context, warn in
            let provider = timelineProvider()
            return await Completion.wait(for: "getTimeline(in:completion:)", warn: warn) {
                provider.getTimeline(in: context, completion: $0)
            }.entries
        })
}

/// Creates the preview of a widget whose entries a provider makes for an App Intent.
@MainActor public func _makePreview<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @autoclosure @escaping @MainActor @Sendable () -> P.Intent,
    @WidgetPreviewBuilder widget: @escaping @MainActor @Sendable () -> W,
    timelineProvider: @escaping @MainActor @Sendable () -> P
) -> Preview {
    Preview(
        name: name,
        content: WidgetPreviewContent(family: family, widget: widget) { context, _ in
            await timelineProvider().timeline(for: intent(), in: context).entries
        })
}

/// Creates the preview of a widget whose entries a provider makes for a SiriKit intent.
@MainActor public func _makePreview<W: Widget, P: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @autoclosure @escaping @MainActor @Sendable () -> P.Intent,
    @WidgetPreviewBuilder widget: @escaping @MainActor @Sendable () -> W,
    timelineProvider: @escaping @MainActor @Sendable () -> P
) -> Preview {
    Preview(
        name: name,
        content: WidgetPreviewContent(family: family, widget: widget) { context, warn in
            let (provider, configuration) = (timelineProvider(), intent())
            return await Completion.wait(for: "getTimeline(for:in:completion:)", warn: warn) {
                provider.getTimeline(for: configuration, in: context, completion: $0)
            }.entries
        })
}
