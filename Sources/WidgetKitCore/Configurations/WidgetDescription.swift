import SwiftUI
import SwiftUICore

/// What a widget's configuration says of it: what can be listed and rendered.
@MainActor package struct WidgetDescription {
    package let kind: String
    /// The name for the gallery; the kind where the widget names none.
    package let displayName: String
    package let summary: String?
    /// The families the widget supports, in the order of their declaration.
    package let families: [WidgetFamily]
    package let disablesContentMargins: Bool
    package let isContainerBackgroundRemovable: Bool
    package let runner: WidgetRunner

    /// What `values` say; nil where they are of no widget.
    init?(_ values: _WidgetConfigurationValues) {
        guard let kind = values[WidgetKindKey.self], let runner = values[WidgetRunnerKey.self] else { return nil }
        self.kind = kind
        self.runner = runner
        let environment = EnvironmentValues()
        displayName = values[WidgetDisplayNameKey.self]?.plainText(in: environment) ?? kind
        summary = values[WidgetSummaryKey.self]?.plainText(in: environment)
        let supported = values[WidgetFamiliesKey.self]
        families = WidgetFamily.allCases.filter { supported?.contains($0) ?? $0.isSupportedByDefault }
        disablesContentMargins = values[WidgetContentMarginsDisabledKey.self]
        isContainerBackgroundRemovable = values[WidgetBackgroundRemovableKey.self]
    }

    /// The widgets of a bundle, in its order.
    package static func all<Bundle: WidgetBundle>(of bundle: Bundle) -> [WidgetDescription] {
        all(of: bundle.body)
    }

    /// The widget itself, or those of a group of widgets.
    package static func all<W: Widget>(of widget: W) -> [WidgetDescription] {
        ExtensionDescription(of: widget).widgets
    }
}

extension WidgetFamily {
    /// WidgetKit takes a widget that lists no families to support all of those the home screen has.
    var isSupportedByDefault: Bool { !isAccessory && self != .systemExtraLargePortrait }
}

enum WidgetKindKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum WidgetRunnerKey: EnvironmentKey { static var defaultValue: WidgetRunner? { nil } }
enum WidgetDisplayNameKey: EnvironmentKey { static var defaultValue: Text? { nil } }
enum WidgetSummaryKey: EnvironmentKey { static var defaultValue: Text? { nil } }
enum WidgetFamiliesKey: EnvironmentKey { static var defaultValue: [WidgetFamily]? { nil } }
enum WidgetContentMarginsDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum WidgetBackgroundRemovableKey: EnvironmentKey { static var defaultValue: Bool { true } }
