import SwiftUI
import SwiftUICore

/// The properties of a control's configuration that are listed and drawn.
@MainActor package struct ControlDescription {
    package let kind: String
    /// The name in the gallery, or the kind if the control has no name.
    package let displayName: String
    /// The description in the gallery, or `nil` if the control has none.
    package let summary: String?
    package let runner: ControlRunner

    /// Creates a description. The result is `nil` if the values do not describe a control.
    init?(_ values: _WidgetConfigurationValues) {
        guard let kind = values[ControlKindKey.self], let runner = values[ControlRunnerKey.self] else { return nil }
        let environment = EnvironmentValues()
        (self.kind, self.runner) = (kind, runner)
        displayName = values[WidgetDisplayNameKey.self]?.plainText(in: environment) ?? kind
        summary = values[WidgetSummaryKey.self]?.plainText(in: environment)
    }
}

enum ControlKindKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum ControlRunnerKey: EnvironmentKey { static var defaultValue: ControlRunner? { nil } }
