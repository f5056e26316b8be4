import FoundationSupplement
import SwiftUI
import SwiftUICore

/// The properties of a widget's configuration that are listed and rendered.
@MainActor package struct WidgetDescription {
    package let kind: String
    /// The name in the gallery, or the kind if the widget has no name.
    package let displayName: String
    /// The description in the gallery, or `nil` if the widget has none.
    package let summary: String?
    /// The supported families in the order of their declaration.
    package let families: [WidgetFamily]
    /// Whether the widget itself lists its families.
    package let listsFamilies: Bool
    package let disablesContentMargins: Bool
    package let isContainerBackgroundRemovable: Bool
    package let runner: WidgetRunner
    /// Where the sources create the configuration.
    package let place: SourcePlace
    /// Whether the configuration names the widget for the gallery.
    package let hasDisplayName: Bool

    /// Creates a description. The result is `nil` if the values do not describe a widget.
    init?(_ values: _WidgetConfigurationValues) {
        guard let kind = values[WidgetKindKey.self], let runner = values[WidgetRunnerKey.self] else { return nil }
        self.kind = kind
        self.runner = runner
        place = values[WidgetPlaceKey.self]
        let environment = EnvironmentValues()
        let name = values[WidgetDisplayNameKey.self]?.plainText(in: environment)
        (displayName, hasDisplayName) = (name ?? kind, name?.isEmpty == false)
        summary = values[WidgetSummaryKey.self]?.plainText(in: environment)
        let supported = values[WidgetFamiliesKey.self]
        families = WidgetFamily.allCases.filter { supported?.contains($0) ?? $0.isSupportedByDefault }
        listsFamilies = supported != nil
        disablesContentMargins = values[WidgetContentMarginsDisabledKey.self]
        isContainerBackgroundRemovable = values[WidgetBackgroundRemovableKey.self]
    }

    /// The families that the widget supports on a device. A widget that lists none supports all that the system has by
    /// default; those of an Apple Watch are accessories.
    package func families(on device: WidgetDevice) -> [WidgetFamily] {
        listsFamilies || device.kind != .watch ? families : device.families.filter(\.isAccessory)
    }
}

extension WidgetFamily {
    /// Whether the family is supported by default. WidgetKit assumes all Home Screen families if a widget lists none.
    var isSupportedByDefault: Bool { !isAccessory && self != .systemExtraLargePortrait }
}

enum WidgetKindKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum WidgetPlaceKey: EnvironmentKey { static var defaultValue: SourcePlace { .unknown } }
enum WidgetRunnerKey: EnvironmentKey { static var defaultValue: WidgetRunner? { nil } }
enum WidgetDisplayNameKey: EnvironmentKey { static var defaultValue: Text? { nil } }
enum WidgetSummaryKey: EnvironmentKey { static var defaultValue: Text? { nil } }
enum WidgetFamiliesKey: EnvironmentKey { static var defaultValue: [WidgetFamily]? { nil } }
enum WidgetContentMarginsDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum WidgetBackgroundRemovableKey: EnvironmentKey { static var defaultValue: Bool { true } }
