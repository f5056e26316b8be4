import SwiftUI
import SwiftUICore

/// What a control's configuration says of it: what can be listed.
@MainActor package struct ControlDescription {
    package let kind: String
    /// The name for the gallery; the kind where the control names none.
    package let displayName: String
    package let summary: String?

    /// What `values` say; nil where they are of no control.
    init?(_ values: _WidgetConfigurationValues) {
        guard let kind = values[ControlKindKey.self] else { return nil }
        let environment = EnvironmentValues()
        self.kind = kind
        displayName = values[WidgetDisplayNameKey.self]?.plainText(in: environment) ?? kind
        summary = values[WidgetSummaryKey.self]?.plainText(in: environment)
    }
}

enum ControlKindKey: EnvironmentKey { static var defaultValue: String? { nil } }
